import { createGlobalThemeContract } from '@vanilla-extract/css'

const name = (_: string | null, path: string[]) => path.join('-')

/** The vocabulary of the site: every colour, size and duration by its role. Values are in theme.css.ts. */
export const vars = createGlobalThemeContract(
  {
    // Each surface (surfaces.css.ts) sets these values, so that a component need not know which surface it is on.
    colour: {
      background: null,
      text: null,
      textSecondary: null,
      hairline: null,
      control: null,
      controlFill: null,
      focus: null,
      accent: null,
      accentText: null,
      primary: null,
      primaryHover: null,
      primaryActive: null,
      onPrimary: null,
      secondary: null,
      secondaryHover: null,
      onSecondary: null,
      danger: null,
      dangerHover: null,
      dangerBackground: null,
      onDanger: null,
      field: null,
      picture: null,
    },
    font: {
      family: null,
      hero: null,
      h1: null,
      h2: null,
      h2Small: null,
      h3: null,
      lead: null,
      body: null,
      small: null,
      meta: null,
    },
    space: {
      xxs: null,
      xs: null,
      s: null,
      m: null,
      l: null,
      xl: null,
      xxl: null,
      xxxl: null,
      section: null,
      gutter: null,
      pageMargin: null,
    },
    radius: { control: null },
    zIndex: { behind: null, raised: null, bar: null, skipLink: null, toast: null },
    size: {
      bar: null,
      container: null,
      measure: null,
      // The drawings that stand on the footer's ground and the foundations in it share one unit and one axis (values in
      // theme.css.ts, the house in building.ts). `drawingAxis` is the distance from that axis to the right edge of the
      // window. It is computed from 100 %, so it is only correct within a box as wide as the window.
      drawingUnit: null,
      drawingAxis: null,
    },
    shadow: { raised: null },
    motion: { colour: null, picture: null, menu: null, easing: null },
  },
  name,
)
