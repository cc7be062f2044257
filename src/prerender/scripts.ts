import type { Rolldown } from 'vite'

/** Which script holds what: `start`, `client` and one for each page, so that a first visit asks for few. */
export const scripts: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /[\\/]src[\\/]start\.ts$/, priority: 1 },
      // The client and all that it needs, and the parts that most pages are made of.
      {
        name: 'client',
        test: /[\\/]src[\\/](?:client\.tsx|layout[\\/]|ui[\\/](?!Field|Toast))/,
        priority: 1,
      },
      // What the client only asks for when it has been evaluated itself (client.tsx).
      { name: 'react-dom', test: /[\\/]react-dom[\\/]client/ },
      // Radix's menu imports some of these too, for parts that this site has not: without this line they would go to the
      // client.
      {
        name: 'toast',
        test: /ui[\\/]Toast[\\/]Toast\.|react-(?:toast|dismissable-layer|portal|presence|visually-hidden)[\\/]/,
        includeDependenciesRecursively: false,
        priority: 2,
      },
    ],
  },
}
