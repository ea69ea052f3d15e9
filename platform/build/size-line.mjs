/**
 * One line that holds the release's scripts against the app's budget, in brotli bytes.
 * @param {import('../registry/release.ts').Release} release
 */
export function sizeLine({ app, version, files, manifest }) {
  const bytes = Object.entries(files)
    .filter(([name]) => name.endsWith('.js'))
    .reduce((sum, [, { brotliSize }]) => sum + brotliSize, 0)
  const verdict = bytes > manifest.budget ? ' OVER BUDGET' : ''
  return `${app} ${version}: ${bytes} of ${manifest.budget} bytes (brotli)${verdict}`
}
