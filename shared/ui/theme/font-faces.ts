/// <reference path="../assets.d.ts" />
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

/** URLs of the two font files, for the shell, which loads them after its start. */
export const fontFiles = { display, text }

/** Family, ascent and descent of the font that is replaced, in percent of its em (hhea table). */
const ofDisplay = { family: 'Bricolage Fallback', ascent: 93, descent: 27 }
const ofText = { family: 'Instrument Fallback', ascent: 97, descent: 25 }

const arial = ['Arial', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Liberation Sans Bold']
const roboto = ['Roboto']
const robotoMedium = ['Roboto Medium', 'Roboto']
const robotoBold = ['Roboto Bold', 'Roboto']
const noto = ['Noto Sans', 'Noto Sans Regular']
const notoBold = ['Noto Sans Bold']

/** @param width of English text in the font at the theme's weight, in percent of its width in the system font */
function fallback(
  { family, ascent, descent }: typeof ofText,
  weight: string,
  fonts: readonly string[],
  width: number,
) {
  const scaled = (part: number) => `${((part / width) * 100).toFixed(1)}%`
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${fonts.map((font) => `local('${font}')`).join(', ')};
    size-adjust: ${width}%;
    ascent-override: ${scaled(ascent)};
    descent-override: ${scaled(descent)};
    line-gap-override: 0%;
  }`
}

/**
 * System fonts with the metrics of ours, so that the layout does not shift when those arrive. Widths were measured in Chromium.
 * A browser uses the last rule of a family and weight whose font it has: Android has Roboto, some Linux only Noto Sans, the others have Arial.
 */
export const fallbackFonts = [
  fallback(ofDisplay, '200 800', notoBold, 99.9),
  fallback(ofText, '400 499', noto, 97.9),
  fallback(ofText, '500 599', noto, 99),
  fallback(ofText, '600 700', notoBold, 92.8),
  fallback(ofDisplay, '200 800', robotoBold, 108.4),
  fallback(ofDisplay, '200 800', arialBold, 102.4),
  fallback(ofText, '400 499', roboto, 102.6),
  fallback(ofText, '400 499', arial, 102.1),
  fallback(ofText, '500 599', robotoMedium, 103.6),
  fallback(ofText, '500 599', arial, 104.6),
  fallback(ofText, '600 700', robotoBold, 103.8),
  fallback(ofText, '600 700', arialBold, 98),
].join('\n')
