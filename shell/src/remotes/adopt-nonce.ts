// oxlint-disable-next-line no-underscore-dangle -- the bundler replaces this very name
declare let __webpack_nonce__: string | undefined

/** Sets the page's nonce on all styles and scripts that are created later. */
export function adoptNonce(): void {
  const { currentScript } = document
  if (currentScript instanceof HTMLScriptElement) __webpack_nonce__ = currentScript.nonce
}
