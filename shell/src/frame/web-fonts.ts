import { fontFiles } from '@swipefolio/shared/ui'

const unicodeRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

const webFont = (family: string, file: string, weight: string) =>
  [
    family,
    `url(${file}) format('woff2')`,
    { weight, unicodeRange, display: 'swap' },
  ] as const satisfies ConstructorParameters<typeof FontFace>

/** Arguments of FontFace. Until they are added, text has the fallback fonts of the theme, which have the same metrics. */
const webFonts = [
  webFont('Bricolage Grotesque Variable', fontFiles.display, '200 800'),
  webFont('Instrument Sans Variable', fontFiles.text, '400 700'),
]

/** Set in local storage once the browser has the fonts in its cache. */
const storageKey = 'fonts'

/**
 * Uses the fonts at once in a browser that has them in its cache, if they are there before the first paint: text that changes its
 * font while the scripts start moves what is below, and costs a layout. Otherwise they come after the start, or once it has failed.
 */
export const webFontScript = `try {
  let isTooLate = false
  const look = () => {
    isTooLate = document.body !== null
    if (!isTooLate) requestAnimationFrame(look)
  }
  const load = () => {
    const fonts = ${JSON.stringify(webFonts)}.map((font) => new FontFace(...font))
    Promise.all(fonts.map((font) => font.load())).then(() => {
      if (isTooLate) return
      for (const font of fonts) document.fonts.add(font)
      document.documentElement.dataset.fonts = ''
    }, () => {})
  }
  addEventListener('shellfailed', () => {
    isTooLate = false
    if (!('fonts' in document.documentElement.dataset)) load()
  })
  if (localStorage.getItem('${storageKey}') !== null) {
    requestAnimationFrame(look)
    load()
  }
} catch {}`

/** Loads the fonts unless the page uses them already, and uses them once both are there, so that the text changes once. */
export async function loadWebFonts(): Promise<void> {
  if ('fonts' in document.documentElement.dataset) return
  try {
    const fonts = webFonts.map((font) => new FontFace(...font))
    await Promise.all(fonts.map((font) => font.load()))
    for (const font of fonts) document.fonts.add(font)
    localStorage.setItem(storageKey, '')
  } catch (error) {
    console.debug('The fonts did not load, or could not be remembered', error)
  }
}
