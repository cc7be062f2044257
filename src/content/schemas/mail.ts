/** Matches e-mail addresses, which may contain characters that are special in URLs, such as & and %. */
export const mailtoOf = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
