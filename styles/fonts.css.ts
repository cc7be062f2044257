import { globalFontFace } from '@vanilla-extract/css'

// Archivo cut to what this site writes, with fontTools: varLib.instancer wght=400:600 wdth=100:122, then subset
// with the features ccmp, kern, liga, mark, mkmk, rvrn and no hints, HVAR removed, and so are the gvar deltas of
// both axes at once: only weight 600 is ever wide (a lighter wide text would come out a little too wide).
globalFontFace('Archivo', {
  src: "url('./fonts/archivo-fr-variable.woff2') format('woff2')",
  fontWeight: '400 600',
  fontStretch: '100% 122%',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})
