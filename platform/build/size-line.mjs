import { tsImport } from 'tsx/esm/api'

/**
 * One line that compares the release's scripts with the app's budget, in brotli bytes.
 * @param {import('../registry/release.ts').Release} release
 */
export async function sizeLine(release) {
  const { app, version, manifest } = release
  const { scriptBytes } = await tsImport('../registry/release.ts', import.meta.url)
  /** @type {number} */
  const bytes = scriptBytes(release)
  const verdict = bytes > manifest.budget ? ' OVER BUDGET' : ''
  return `${app} ${version}: ${bytes} of ${manifest.budget} bytes (brotli)${verdict}`
}
