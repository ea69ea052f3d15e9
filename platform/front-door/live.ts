import { createHash } from 'node:crypto'
import { composeRegistry, shellName, type Registry, type Release } from '../registry'

/** What one visitor gets, as one consistent picture. */
export interface Live {
  registry: Registry
  json: string
  etag: string
  shell: Release | undefined
}

/** An app's release for one visitor, and what stands in when it fails. */
export interface Choice {
  release: Release
  previous?: Release
}

export function composeLive(choices: readonly Choice[], isDevelopment: boolean): Live {
  const releases = choices.map(({ release }) => release)
  const previous = choices.flatMap((choice) => choice.previous ?? [])
  const registry = composeRegistry(releases, { previous, isDevelopment })
  const json = JSON.stringify(registry)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return { registry, json, etag, shell: releases.find(({ app }) => app === shellName) }
}
