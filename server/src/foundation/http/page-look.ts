import { Markup } from '@swipefolio/platform/markup'

const fontFace = (family: string, file: string, weight: string) =>
  `@font-face { font-family: '${family}'; src: url(/apps/shell/live/${file}-latin-wght-normal.woff2) format('woff2'); font-weight: ${weight}; font-display: swap }`

/** The fonts and the mark of the product, for pages that are not made by an app. Their policy needs `font-src 'self'`. */
export const pageLook = {
  fontFaces: [
    fontFace('Bricolage Grotesque', 'bricolage-grotesque', '200 800'),
    fontFace('Instrument Sans', 'instrument-sans', '400 700'),
  ].join('\n'),
  displayFont: "'Bricolage Grotesque', system-ui, sans-serif",
  textFont: "'Instrument Sans', system-ui, sans-serif",
  mark: new Markup(
    '<svg class="mark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true"><rect x="6" y="9" width="22" height="27" rx="5" fill="light-dark(#2b46c8, #a3b3ff)"/><g transform="rotate(14 25 19)"><rect x="13" y="4" width="22" height="27" rx="5" fill="light-dark(#c42e17, #ff8163)"/><path d="M24 23.2c-3.6-2.3-5.9-4.5-5.9-7.2 0-1.9 1.4-3.3 3.1-3.3 1.2 0 2.2.6 2.8 1.6.6-1 1.6-1.6 2.8-1.6 1.7 0 3.1 1.4 3.1 3.3 0 2.7-2.3 4.9-5.9 7.2Z" fill="light-dark(#fff, #2a0a03)"/></g></svg>',
  ),
}
