/** An address of mail may have signs that mean something in an address of the web, such as & and %. */
export const mailtoOf = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
