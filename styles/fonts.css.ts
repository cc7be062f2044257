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

// Until Archivo is there, Arial stands in for it, in each of its three shapes as wide and as high as it, so that
// nothing moves when it comes. `size-adjust` is the ratio of the widths of this site's own text in both fonts;
// Archivo's ascent is 87.8 % and its descent 21 % of its size.
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
