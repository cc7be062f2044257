/** Whether a company's name needs a second line in the bar. */
export const isLong = (name: string) => name.length > 9
