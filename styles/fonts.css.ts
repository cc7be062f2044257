import { globalFontFace } from '@vanilla-extract/css'

globalFontFace('Archivo', {
  src: "url('./fonts/archivo-fr-variable.woff2') format('woff2')",
  fontWeight: '400 700',
  fontStretch: '100% 125%',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})
