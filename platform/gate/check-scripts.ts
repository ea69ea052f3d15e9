import { shellName, type Release } from '../registry'
import { readScript, type ScriptFacts } from './read-script'
import type { Refusal } from './refusal'

/**
 * Replaces what a record claims by what its scripts show, bundled packages and the federation runtime, and finds the
 * faults of the scripts from which the shell loads screens. `read` gives a file's text.
 */
export async function checkScripts(
  release: Release,
  read: (name: string) => Promise<string>,
): Promise<{ release: Release; refusals: Refusal[] }> {
  const facts = new Map<string, ScriptFacts>()
  // One after the other, because a release may be larger than the memory.
  for (const name of Object.keys(release.files).filter((file) => file.endsWith('.js'))) {
    facts.set(name, readScript(await read(name)))
  }
  const found = [...facts.values()]
  const bundled = [...release.bundled, ...found.flatMap((script) => script.bundled)]
  const runtime = found.find((script) => script.runtime)?.runtime ?? release.runtime
  const isRemote = release.app !== shellName && Object.keys(release.screens).length > 0
  return {
    release: { ...release, bundled: [...new Set(bundled)].toSorted(), runtime },
    refusals: isRemote
      ? [
          ...checkContainer(release, facts, await read(release.entry)),
          ...checkChunks(release, facts),
        ]
      : [],
  }
}

/** Only the entry of a bundler surely contains the name; a handwritten one may compose it. */
function checkContainer(
  { app, version, entry, federationName }: Release,
  facts: ReadonlyMap<string, ScriptFacts>,
  text: string,
): Refusal[] {
  const isBundled = facts.get(entry)?.chunkArray !== undefined
  if (!isBundled || new RegExp(`\\b${federationName}\\b`).test(text)) return []
  const sentence = `${entry} of ${app} ${version} defines no container named ${federationName}.`
  return [{ rule: 'scripts', sentence }]
}

/** The entry and the screens' scripts must be classic scripts of one build. */
function checkChunks(
  { app, version, entry, screens }: Release,
  facts: ReadonlyMap<string, ScriptFacts>,
): Refusal[] {
  const names = new Set([entry, ...Object.values(screens).flatMap(({ files }) => files)])
  const { chunkArray: expected, hasPortableChunks = false } = facts.get(entry) ?? {}
  return [...names].flatMap((name): Refusal[] => {
    const script = facts.get(name)
    const fault = script === undefined ? 'its name does not end with .js' : script.fault
    if (fault !== undefined) {
      return [{ rule: 'scripts', sentence: `${name} of ${app} ${version} is no script: ${fault}.` }]
    }
    if (expected === undefined || script?.chunkArray === expected) return []
    if (script?.isPortable && hasPortableChunks) return []
    const sentence = `${name} of ${app} ${version} is not of the build of its entry ${entry}, whose scripts name ${expected}.`
    return [{ rule: 'scripts', sentence }]
  })
}
