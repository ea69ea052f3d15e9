import type { Registry } from '@swipefolio/platform/registry'
import type { ApiConfig } from '@swipefolio/shared/api'
import { useSyncExternalStore } from 'react'

let registry: Registry | undefined
const listeners = new Set<() => void>()

/** The registry that this tab uses: inlined by the front door, updated for apps that are not mounted. */
export function pageRegistry(): Registry {
  registry ??= inlined('registry') as Registry
  return registry
}

export const usePageRegistry = (): Registry =>
  useSyncExternalStore(subscribe, pageRegistry, pageRegistry)

export function replacePageRegistry(next: Registry): void {
  registry = next
  for (const listener of listeners) listener()
}

export function pageConfiguration(): Partial<Pick<ApiConfig, 'credentialsIn'>> {
  return inlined('configuration') as Partial<Pick<ApiConfig, 'credentialsIn'>>
}

/** The origins from which this page may load overrides; undefined when overrides are not allowed. */
export function allowedOverrides(): { origins: string[] } | undefined {
  const text = document.getElementById('overrides')?.textContent
  return text ? (JSON.parse(text) as { origins: string[] }) : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function inlined(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`The page carries no ${id}`)
  return JSON.parse(text)
}
