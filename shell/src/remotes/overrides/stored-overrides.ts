const key = 'overrides'
/** Written by the page when an overridden shell did not start. */
const droppedKey = 'droppedOverride'
const shape = /^(?<app>[a-z][a-z0-9-]*)@(?<target>https?:\/\/[^/]+|\d[\w.-]*)\/?$/

/** A build that this tab runs instead of an app's live release: a published version, or a development server's origin. */
export interface Override {
  app: string
  target: string
}

export const nameOf = ({ app, target }: Override): string => `${app}@${target}`

export const isServer = ({ target }: Override): boolean => target.startsWith('http')

/**
 * Parses `recruiter@2.3.0` or `mfe-recruiter@http://localhost:3002`. An app that is not in `apps` has no release yet: only
 * a development server has it, under its whole name.
 */
export function parseOverride(text: string, apps: readonly string[]): Override | undefined {
  const { app: short, target } = shape.exec(text)?.groups ?? {}
  const live = apps.find((name) => name === short || name.endsWith(`-${short}`))
  const app = live ?? (target?.startsWith('http') ? short : undefined)
  return app !== undefined && target !== undefined ? { app, target } : undefined
}

/** The overrides of this tab until they are reset; later entries of an app win. */
export function storedOverrides(apps: readonly string[]): Override[] {
  const parsed = storedTexts().flatMap((text) => parseOverride(text, apps) ?? [])
  return [...new Map(parsed.map((override) => [override.app, override])).values()]
}

export const hasStoredOverrides = (): boolean => storedTexts().length > 0

export function storeOverrides(overrides: readonly Override[]): void {
  if (overrides.length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(overrides.map(nameOf)))
}

/** The shell override that the page has dropped because it did not start; returned once. */
export function takeDropped(): string | null {
  const dropped = sessionStorage.getItem(droppedKey)
  sessionStorage.removeItem(droppedKey)
  return dropped
}

function storedTexts(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
