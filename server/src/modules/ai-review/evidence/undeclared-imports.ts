import type { Evidence } from './evidence-types'
import { pythonModules } from './python-modules'

/** Where there are more, they are exercises, each with its own needs. */
const mostScripts = 20
const declares =
  /(?:^|\/)(?:[\w.-]*require[\w.-]*\.(?:txt|in|pip)|environment[\w.-]*\.ya?ml|conda[\w.-]*\.ya?ml|Pipfile|setup\.(?:py|cfg)|pyproject\.toml|uv\.lock|flake\.nix|shell\.nix|[\w.]*Dockerfile)$/i

/** The first Python file that imports packages that nothing in the repository declares. */
export function undeclaredImports({ facts, readme, sources, isWhole, has }: Evidence) {
  const isSaid = readme?.commands.some((command) => /\b(?:pip3?|conda|uv|apt|brew)\b/.test(command))
  if (!isWhole || isSaid || sources.length > mostScripts || has(declares)) return undefined
  const own = new Set(facts.entries.flatMap(({ path }) => path.replace(/\.\w+$/, '').split('/')))
  for (const { path } of sources) {
    const imports = facts.files[path]?.source?.imports ?? []
    const names = imports.filter((name) => !pythonModules.has(name) && !own.has(name))
    if (names.length > 0) return { path, names }
  }
  return undefined
}
