import type { ApiConfig } from '@swipefolio/shared/api'
import type { Registry } from '@swipefolio/platform/registry'

let registry: Registry | undefined

/** What is live, as the front door wrote it into this page. */
export function pageRegistry(): Registry {
  registry ??= inlined('registry') as Registry
  return registry
}

export function pageConfiguration(): Partial<Pick<ApiConfig, 'credentialsIn'>> {
  return inlined('configuration') as Partial<Pick<ApiConfig, 'credentialsIn'>>
}

function inlined(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The page carries no ${id}`)
  return JSON.parse(text)
}
