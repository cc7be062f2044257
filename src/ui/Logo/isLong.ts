/** Whether a company's name needs more than one line in the header. */
export const isLong = (name: string) => name.length > 9
