/// <reference path="../assets.d.ts" />
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import { css } from 'styled-components'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

/** URLs of the two font files, for preloading. */
export const fontFiles = { display, text }

/** Both fonts, each with a metrics-adjusted system fallback, so that the layout does not shift when they load. */
export const fontFaces = css`
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 200 800;
    src: url(${display}) format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 400 700;
    src: url(${text}) format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 102%;
    ascent-override: 91.2%;
    descent-override: 26.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Instrument Fallback';
    font-weight: 400 499;
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 102.1%;
    ascent-override: 95%;
    descent-override: 24.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Instrument Fallback';
    font-weight: 500 599;
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 103.9%;
    ascent-override: 93.4%;
    descent-override: 24.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Instrument Fallback';
    font-weight: 600 700;
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 97.8%;
    ascent-override: 99.2%;
    descent-override: 25.6%;
    line-gap-override: 0%;
  }
`
