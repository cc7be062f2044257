import type { Rolldown } from 'vite'

/** The chunks of the client build: `start`, `client` and one for each page, so that a first visit loads few files. */
export const chunkGroups: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]bootstrap\.ts$/, priority: 1 },
      // The client entry with its dependencies, and the components of most pages. With `minShareCount` the latter would be a
      // second chunk for each page, and 0.2 kB more.
      {
        name: 'client',
        test: /[\\/]src[\\/](?:entry-client\.tsx|(?:layout|sections|ui)[\\/](?!SectionNav|SymptomCta|Disclosure[\\/]Disclosure\.tsx))/,
        priority: 1,
      },
    ],
  },
}
