import { createGlobalStyle } from 'styled-components'
import { fallbackFonts } from './font-faces'
import { media, theme } from './theme'
import { colorTokens, colorVariable } from './tokens'

const colors = Object.entries(colorTokens)
  .map(([name, [light, dark]]) => `${colorVariable(name)}: light-dark(${light}, ${dark});`)
  .join('\n')

/** Design tokens, fallback fonts and base styles. Mounted once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  ${fallbackFonts}

  :root {
    color-scheme: light dark;
    ${colors}
  }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }

  /* Its icon and padding stay at the sides of the page, whichever direction its text has. */
  :is(input, textarea)[dir='auto'] { direction: inherit; }

  :is(.lucide-arrow-left, .lucide-send):dir(rtl) { transform: scaleX(-1); }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: ${theme.space.xxl};
  }

  body {
    margin: 0;
    min-block-size: 100dvb;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: ${theme.weight.text} ${theme.size.medium} / 1.55 ${theme.font.text};
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* What apps ask of the page, because their own global styles end at the frame. */
  html [data-in-bar] {
    z-index: ${theme.layer.menu};
    inset-block: calc((4rem - ${theme.control.medium}) / 2) auto;
    inset-inline-end: calc(clamp(${theme.space.s}, 4vw, ${theme.space.xl}) + ${theme.control.medium} + ${theme.space.xxs});
    inline-size: ${theme.control.medium};
    block-size: ${theme.control.medium};
  }
  ${media.menu} {
    html [data-in-bar] { inset-inline-end: calc(${theme.space.xl} + max(0px, 50% - ${theme.width.wide} / 2)); }
  }
  html [data-in-bar] > button {
    border-color: transparent;
    background: none;
    box-shadow: none;
    color: ${theme.color.ink};
  }
  html [data-in-bar] svg { inline-size: 1.25rem; }
  html:has([data-offline]) [data-in-bar] { translate: 0 0.625rem; }
  ${media.sidebarCollapsed} {
    body:has([data-covers-page]) { overflow: hidden; }
  }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
  img, svg, video { display: block; max-inline-size: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: inherit; text-underline-offset: 0.18em; text-decoration-thickness: 0.08em; }
  /* The browser's own are cold in the dark. */
  input:is([type='checkbox'], [type='radio']):not(:checked) {
    appearance: none;
    border: ${theme.border.strong};
    border-radius: 0.25rem;
    background: ${theme.color.surface};
  }
  input[type='radio']:not(:checked) { border-radius: 50%; }
  ::selection { background: ${theme.color.ink}; color: ${theme.color.paper}; }

  :focus-visible {
    outline: 0.1875rem solid ${theme.color.focus};
    outline-offset: 0.125rem;
  }
  [tabindex='-1']:not([role='menuitem']):focus-visible { outline: none; }

  ::view-transition-group(.moving) {
    animation-duration: 320ms;
    animation-timing-function: cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  ::view-transition-old(.moving), ::view-transition-new(.moving) {
    animation-duration: 140ms;
    block-size: 100%;
    object-fit: cover;
    object-position: 0 0;
  }

  @media (forced-colors: active) {
    [aria-pressed='true'], [aria-current='page'] { outline: 0.1875rem solid Highlight; }
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`
