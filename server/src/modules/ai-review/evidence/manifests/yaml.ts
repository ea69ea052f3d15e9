import { parse } from 'yaml'
import { asObject, asText, attempt, keysOf } from '../untrusted'
import type { ReadManifest } from './manifest'

/** Aliases are refused, because a few of them expand to gigabytes. */
export const readYaml = (text: string) =>
  asObject(attempt(() => parse(text, { maxAliasCount: 30, logLevel: 'silent' }) as unknown))

export const readPubspec: ReadManifest = (text) => {
  const fields = readYaml(text)
  return {
    format: 'pub',
    description: asText(fields.description),
    makes: fields.publish_to === 'none' ? [] : ['library'],
    dependencies: keysOf(fields.dependencies),
    devDependencies: keysOf(fields.dev_dependencies),
  }
}

/** Its description is often that of what it installs. */
export const readChart: ReadManifest = () => ({ format: 'Helm', makes: [], dependencies: [] })

export const readConda: ReadManifest = (text) => {
  const { dependencies } = readYaml(text)
  const names = Array.isArray(dependencies) ? dependencies.map(asText) : []
  return {
    format: 'Python',
    makes: [],
    dependencies: names.flatMap((one) => /^[\w.-]+/.exec(one)?.[0] ?? []),
  }
}
