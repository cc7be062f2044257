import type { Rolldown } from 'vite'

/** The chunks of the client build: `start`, `client`, one for each page and a few that some pages share. */
export const chunkGroups: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]bootstrap\.ts$/, priority: 1 },
      // The client entry with its dependencies, and the components that most pages use. Grouping those by `minShareCount`
      // instead would give each page a second chunk, and 0.2 kB more.
      {
        name: 'client',
        test: /[\\/]src[\\/](?:entry-client\.tsx|(?:layout|sections|ui)[\\/](?!SectionNav|SymptomCta|Disclosure[\\/]Disclosure\.tsx))/,
        priority: 1,
      },
    ],
  },
}
