import { createHash } from 'node:crypto'
import {
  composeRegistry,
  filesBase,
  inLanguage,
  shellName,
  sourceLanguage,
  type ComposeOptions,
  type Registry,
  type Release,
} from '../registry'
import { EncodedText } from './encoded-text'

/** The live releases of one visitor from one consistent read. */
export interface Live {
  registry: Registry
  json: EncodedText
  etag: string
  /** In the language. */
  shell: Release | undefined
  language: string
  /** The addresses of the files of all these releases. */
  files: string[]
}

/** An app's release for one visitor, and the previous release that replaces it on failure. */
export interface Choice {
  release: Release
  previous?: Release
}

export function composeLive(
  choices: readonly Choice[],
  options: Pick<ComposeOptions, 'isDevelopment' | 'switchedOff' | 'language'>,
): Live {
  const releases = choices.map(({ release }) => release)
  const previous = choices.flatMap((choice) => choice.previous ?? [])
  const { language = sourceLanguage } = options
  const shell = releases.find(({ app }) => app === shellName)
  const registry = composeRegistry(releases, { previous, ...options })
  const json = JSON.stringify(registry)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return {
    registry,
    json: new EncodedText(json),
    etag,
    shell: shell && inLanguage(shell, language),
    language,
    files: releases.flatMap((release) =>
      Object.keys(release.files).map((name) => filesBase(release) + name),
    ),
  }
}
