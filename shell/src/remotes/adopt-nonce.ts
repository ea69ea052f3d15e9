// oxlint-disable-next-line no-underscore-dangle -- the bundler replaces this very name
declare let __webpack_nonce__: string | undefined

/** Gives this page's nonce to all styles and scripts made later. */
export function adoptNonce(): void {
  const { currentScript } = document
  if (currentScript instanceof HTMLScriptElement) __webpack_nonce__ = currentScript.nonce
}
