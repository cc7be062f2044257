import { createBrowserHistory } from '@tanstack/react-router'

/**
 * The browser's history for the router. Other scripts write into it too, often only to take a campaign out of the address:
 * the router would put its own functions in the place of the browser's, and take such a call for a link that was followed.
 */
export const browserHistory = () =>
  createBrowserHistory({
    window: {
      history: {
        get length() {
          return history.length
        },
        // An entry that another has made may have none.
        get state(): unknown {
          return history.state ?? { __TSR_index: 0 }
        },
        pushState: history.pushState.bind(history),
        replaceState: history.replaceState.bind(history),
        go: history.go.bind(history),
        back: history.back.bind(history),
        forward: history.forward.bind(history),
      },
      location,
      document,
      addEventListener: addEventListener.bind(window),
      removeEventListener: removeEventListener.bind(window),
    },
  })
