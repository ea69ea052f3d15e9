import { asList, asObject, asText, attempt, keysOf } from '../untrusted'
import type { ReadManifest } from './manifest'

export const readPackageJson: ReadManifest = (text) => {
  const found = attempt(() => JSON.parse(text) as unknown)
  if (found === undefined) return undefined
  const fields = asObject(found)
  const scripts = asObject(fields.scripts)
  const test = asText(scripts.test)
  const testCommand = test.includes('no test specified') ? '' : test
  const hasCommand = fields.bin !== undefined
  // npm init writes a main whatever the project is.
  const isImported =
    ['module', 'exports', 'types', 'typings', 'svelte'].some((key) => key in fields) ||
    ('files' in fields && !hasCommand) ||
    ('main' in fields && scripts.start === undefined && testCommand !== '')
  return {
    format: 'npm',
    description: asText(fields.description),
    license: asText(fields.license) || asText(asObject(asList(fields.licenses)[0]).type),
    makes: [
      ...(isImported && fields.private !== true ? (['library'] as const) : []),
      ...(hasCommand ? (['program'] as const) : []),
    ],
    dependencies: keysOf(fields.dependencies),
    devDependencies: keysOf(fields.devDependencies),
    peers: keysOf(fields.peerDependencies),
    testCommand,
    hasParts: fields.workspaces !== undefined,
  }
}

export const readComposer: ReadManifest = (text) => {
  const found = attempt(() => JSON.parse(text) as unknown)
  if (found === undefined) return undefined
  const fields = asObject(found)
  const type = asText(fields.type)
  const isLibrary = type === 'library' || (type === '' && 'name' in fields && 'autoload' in fields)
  return {
    format: 'Composer',
    description: asText(fields.description),
    license: asText(fields.license) || asText(asList(fields.license)[0]),
    makes: isLibrary ? ['library'] : 'bin' in fields ? ['program'] : [],
    dependencies: keysOf(fields.require),
    devDependencies: keysOf(fields['require-dev']),
    testCommand: asText(asObject(fields.scripts).test),
  }
}
