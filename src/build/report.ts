/** What the build finds that the site's owner should look at. It is said all at once, below the list of the files. */
export const report = new Set<string>()
