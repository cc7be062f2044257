/** A field of the form must be filled in if its name ends with a star. */
export const isRequired = ({ label }: { label: string }) => label.endsWith('*')
