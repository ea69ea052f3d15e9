import type { Registry } from '@swipefolio/platform/registry'
import type { ApiConfig } from '@swipefolio/shared/api'
import { useSyncExternalStore } from 'react'

let registry: Registry | undefined
const listeners = new Set<() => void>()

/** The registry that this tab uses: inlined by the front door, updated for apps that are not mounted. */
export function pageRegistry(): Registry {
  registry ??= parsed('registry') as Registry
  return registry
}

export const usePageRegistry = (): Registry =>
  useSyncExternalStore(subscribe, pageRegistry, pageRegistry)

export function replacePageRegistry(next: Registry): void {
  registry = next
  for (const listener of listeners) listener()
}

interface PageConfiguration extends Partial<Pick<ApiConfig, 'credentialsIn'>> {
  /** The path of the page with the mails of a server that sends none. */
  mailbox?: string
}

export const pageConfiguration = () => (parsed('configuration') ?? {}) as PageConfiguration

/** The origins from which this page may load overrides; undefined when overrides are not allowed. */
export const allowedOverrides = () => parsed('overrides') as { origins: string[] } | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function parsed(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}
