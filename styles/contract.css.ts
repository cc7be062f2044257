import { createGlobalThemeContract } from '@vanilla-extract/css'

const name = (_: string | null, path: string[]) => path.join('-')

/** The vocabulary of the site: every colour, size and duration by its role. Values are in theme.css.ts. */
export const vars = createGlobalThemeContract(
  {
    // Each ground (grounds.css.ts) gives these their values, so that a component never asks where it stands.
    colour: {
      ground: null,
      text: null,
      textSecondary: null,
      textCaption: null,
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
      dangerGround: null,
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
      huge: null,
      section: null,
      gutter: null,
    },
    size: { bar: null, container: null, measure: null },
    shadow: { raised: null },
    motion: { colour: null, picture: null, menu: null, easing: null },
  },
  name,
)
