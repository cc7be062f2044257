import type { Rolldown } from 'vite'

/** Which script holds what: `start`, `client` and one for each page, so that a first visit loads only a few. */
export const chunkGroups: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]bootstrap\.ts$/, priority: 1 },
      // The client with all that it needs, and what most pages are made of. By `minShareCount` the latter would be a second
      // script for each page, and 0.2 kB more.
      {
        name: 'client',
        test: /[\\/]src[\\/](?:entry-client\.tsx|(?:layout|sections|ui)[\\/](?!SectionNav|SymptomCta|Disclosure[\\/]Disclosure\.tsx))/,
        priority: 1,
      },
    ],
  },
}
