import type { StyleGroup } from './release-parts'

/** A component that several parts use keeps its position in the first, so that rules that extend it still override it. */
export function mergeStyles(...parts: StyleGroup[][]): string {
  const merged = new Map<string, string>()
  for (const { id, css } of parts.flat()) {
    const known = merged.get(id) ?? ''
    if (!known.includes(css)) merged.set(id, known + css)
  }
  return [...merged.values()].join('').replaceAll('</', '<\\/')
}
