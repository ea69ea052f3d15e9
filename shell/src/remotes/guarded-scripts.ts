import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

declare global {
  /** Made by the page before any script: sets the file's hash, throws for a file that is not released. */
  var guardScript: (script: HTMLScriptElement) => HTMLScriptElement
}

/** Containers are fetched with the hash that the registry knows. */
export const guardedScripts: ModuleFederationRuntimePlugin = {
  name: 'guarded-scripts',
  createScript({ url }) {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    return globalThis.guardScript(script)
  },
}
