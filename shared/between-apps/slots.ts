/**
 * The places of the shell that apps fill by the `slots` of their app.json. A version is raised when what a screen
 * there can rely on changes: where it appears, for whom, how many screens there are.
 */
export const slots = {
  /** Above the screen of the home page, at least as high as the window; the first screen for the person's role. */
  home: { name: 'home', version: 1 },
  /** Over every page; each screen for the person's role, loaded when the page is idle or a chat is requested. */
  overlay: { name: 'overlay', version: 1 },
} as const
