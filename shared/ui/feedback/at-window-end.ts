/** Marks what is at the end of the window for as long as it is there: toasts keep clear of it. */
export const atWindowEnd = { 'data-at-window-end': '' }
