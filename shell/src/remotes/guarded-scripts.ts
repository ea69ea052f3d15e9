import type { RegistryRelease } from '@swipefolio/platform/registry'

declare global {
  /** Made by the page before any script: sets the file's hash, throws for a file that is not released. */
  var guardScript: (script: HTMLScriptElement) => HTMLScriptElement
  /** Made by the page: lets these releases' files pass the guard from now on. */
  var trustReleases: (releases: readonly RegistryRelease[]) => void
}

/** Has every script's address changed by `rewrite` before the page's guard sees it. */
export function guardAfter(rewrite: (address: string) => string): void {
  const { guardScript } = globalThis
  globalThis.guardScript = (script) => {
    script.src = rewrite(script.src)
    return guardScript(script)
  }
}
