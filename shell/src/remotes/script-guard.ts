import type { RegistryRelease } from '@swipefolio/platform/registry'

declare global {
  /** Defined by the page before any script: sets the file's integrity hash, throws for a file that is not released. */
  var guardScript: (script: HTMLScriptElement) => HTMLScriptElement
  /** Defined by the page: allows the files of these releases. */
  var trustReleases: (releases: readonly RegistryRelease[]) => void
}

/** Applies `rewrite` to every script URL before the page's guard checks it. */
export function rewriteScriptUrls(rewrite: (address: string) => string): void {
  const { guardScript } = globalThis
  globalThis.guardScript = (script) => {
    script.src = rewrite(script.src)
    return guardScript(script)
  }
}
