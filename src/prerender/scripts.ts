import type { Plugin, Rolldown } from 'vite'

/** Which script holds what: `start`, `client` and one for each page, so that a first visit asks for few. */
export const scripts: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /preload-helper|[\\/]src[\\/]start\.ts$/, priority: 1 },
      // The client and all that it needs, and the parts that most pages are made of.
      { name: 'client', test: /[\\/]src[\\/](?:client\.tsx|layout[\\/]|ui[\\/](?!Field|Toast))/ },
      // The menu imports these, and uses nothing of them: without this line they would go to the client.
      {
        name: 'toast',
        test: /ui[\\/]Toast[\\/]Toast\.|react-(?:toast|dismissable-layer|portal|presence|visually-hidden)[\\/]/,
        includeDependenciesRecursively: false,
        priority: 2,
      },
    ],
  },
}

/** In the place of Vite's helper for `import()`, which also knows styles and old browsers and is thrice the start script. */
export const lightPreload = (): Plugin => ({
  name: 'light-preload',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    // What the script imports is asked for with it and not after it.
    handler: () => `export const __vitePreload = (load, files = []) => {
      for (const file of files) import(/* @vite-ignore */ '/' + file).catch(() => {})
      return load()
    }`,
  },
})
