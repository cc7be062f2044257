import { globalFontFace } from '@vanilla-extract/css'

// Archivo, reduced with fontTools to what this site needs: varLib.instancer wght=400:600 wdth=100:122, then subset with
// the features ccmp, kern, liga, mark, mkmk, rvrn and without hints. HVAR is removed, and so are the gvar deltas that
// combine both axes: on this site only weight 600 is ever wide (lighter wide text would be a little too wide).
globalFontFace('Archivo', {
  src: "url('./fonts/archivo-fr-variable.woff2') format('woff2')",
  fontWeight: '400 600',
  fontStretch: '100% 122%',
  fontStyle: 'normal',
  fontDisplay: 'swap',
})

// Until Archivo has loaded, the text is in Arial, or a font of the same widths. Each of the three faces below is as
// wide and as tall as Archivo, so that nothing moves when Archivo arrives. `size-adjust` is the ratio between the
// widths of this site's text in both fonts; Archivo's ascent is 87.8 % and its descent 21 % of the font size.
const fallback = (local: string, fontWeight: string, fontStretch: string, widthRatio: number) =>
  globalFontFace('Archivo Fallback', {
    src: local,
    fontWeight,
    fontStretch,
    sizeAdjust: `${widthRatio * 100}%`,
    ascentOverride: `${87.8 / widthRatio}%`,
    descentOverride: `${21 / widthRatio}%`,
    lineGapOverride: '0%',
  })

const regular = "local('Arial'), local('Liberation Sans'), local('ArialMT')"
const bold = "local('Arial Bold'), local('Liberation Sans Bold'), local('Arial-BoldMT')"

fallback(regular, '400 500', '100%', 0.983)
fallback(bold, '600', '100%', 0.949)
fallback(bold, '600', '112% 122%', 1.138)
