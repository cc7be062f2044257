import type { Rolldown } from 'vite'

/** Which script holds what: `start`, `client` and one for each page, so that a first visit loads only a few. */
export const scripts: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]start\.ts$/, priority: 1 },
      // The client and all that it needs, and the parts that most pages are made of; not those of one page.
      {
        name: 'client',
        test: /[\\/]src[\\/](?:client\.tsx|layout[\\/]|sections[\\/](?!PageIndex|QuoteCall[\\/]SymptomCall)|ui[\\/](?!Field|DimensionLine|PictureSwitch|Fold[\\/]\w+\.tsx))/,
        priority: 1,
      },
    ],
  },
}
