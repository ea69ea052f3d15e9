import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from './setup.mjs'

export const envExampleFile = join(root, '.env.example')

/** The server's settings, by name. */
export async function readSettingsTable() {
  const file = '../server/src/foundation/settings/settings.ts'
  /** @type {typeof import('../server/src/foundation/settings/settings')} */
  const { settings } = await tsImport(file, import.meta.url)
  return Object.entries(settings).map(([name, { meaning, default: standard = '' }]) => ({
    name,
    meaning,
    standard: String(standard),
  }))
}

export async function envExample() {
  const rows = await readSettingsTable()
  return [
    '# Every setting with its default; made by `npm run env-example`.',
    '# Copy it to .env, uncomment what differs, and start with: node --env-file=.env scripts/start.mjs',
    '# Production is NODE_ENV=production, in the environment or here: docs/operating.md sets it up.',
    ...rows.map(({ name, meaning, standard }) => `\n# ${meaning}\n# ${name}=${standard}`),
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(envExampleFile, await envExample())
