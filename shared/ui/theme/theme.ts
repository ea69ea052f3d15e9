import { type ColorName, colorTokens, colorVariable } from './tokens'

const color = Object.fromEntries(
  Object.keys(colorTokens).map((name) => [name, `var(${colorVariable(name)})`]),
) as Record<ColorName, string>

/** Design tokens named by meaning. Colours are CSS variables, so that switching the colour scheme costs no render. */
export const theme = {
  color,
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2.5rem',
    xxl: '4rem',
  },
  radius: { s: '0.5rem', m: '0.875rem', l: '1.375rem', pill: '62rem' },
  border: {
    thin: `1px solid ${color.line}`,
    strong: `1.5px solid ${color.lineStrong}`,
    ink: `1.5px solid ${color.ink}`,
    dashed: `1.5px dashed ${color.lineStrong}`,
    width: '1px',
    ring: '2px',
  },
  font: {
    display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    text: "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif",
  },
  size: {
    small: '0.875rem',
    medium: '1rem',
    large: '1.1875rem',
    subtitle: '1.125rem',
    section: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
    title: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
    display: 'clamp(2.75rem, 1.6rem + 5.2vw, 5.75rem)',
  },
  weight: { text: 420, medium: 550, strong: 650, display: 720 },
  shadow: {
    card: `0 1px 2px ${color.shadow}, 0 6px 18px -8px ${color.shadow}`,
    lifted: `0 2px 4px ${color.shadow}, 0 18px 40px -14px ${color.shadow}`,
    dialog: `0 4px 12px ${color.shadow}, 0 32px 80px -20px ${color.shadow}`,
  },
  motion: { fast: '140ms ease-out', slow: '320ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  width: { narrow: '34rem', medium: '52rem', wide: '80rem' },
  control: { small: '2.25rem', medium: '2.75rem', large: '3.375rem', huge: '4.25rem' },
  layer: { header: 10, overlay: 20, menu: 30, dialog: 40, toast: 50 },
} as const

/** The widths at which the layout changes, in pixels. */
export const breakpoints = { menu: 1100, sidebar: 768 } as const

/** Media queries named by meaning, to be written before a block. */
export const media = {
  belowMenu: `@media (max-width: ${breakpoints.menu - 0.02}px)`,
  menu: `@media (min-width: ${breakpoints.menu}px)`,
  sidebarCollapsed: `@media (max-width: ${breakpoints.sidebar}px)`,
  tallPhone: `@media (max-width: ${breakpoints.sidebar}px) and (min-height: 46rem)`,
  aboveSidebar: `@media (min-width: ${breakpoints.sidebar + 0.02}px)`,
  /** Phones, upright or on their side. */
  phone: '@media (max-width: 36rem), (max-height: 32rem)',
  /** Where fingers press. */
  touch: `@media (pointer: coarse), (max-width: ${breakpoints.sidebar}px)`,
  /** Phones with the browser's bars. */
  short: '@media (max-height: 36rem)',
  /** Devices with keys and room for the legend of the deck's keys. */
  deckLegend: '@media (hover: hover) and (min-width: 52rem) and (min-height: 44rem)',
  /** Phones on their side. */
  landscape: '@media (max-height: 32rem) and (min-width: 36rem)',
  withoutScripts: '@media (scripting: none)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  /** Devices with keys: some phones say that they can hover. */
  keys: '@media (hover: hover) and (pointer: fine)',
} as const
