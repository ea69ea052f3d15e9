import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'
import { lockedPackages } from './supply-chain.mjs'

/** @typedef {{ bomFormat: string, components: { name: string, version: string, purl: string, properties?: { name: string }[] }[] }} Sbom */

/**
 * The packages of the lockfile with versions, licences and hashes, in CycloneDX; needs no network.
 * @returns {Sbom}
 */
export function makeSbom() {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  const copy = join(folder, 'swipefolio')
  try {
    mkdirSync(copy)
    const workspaces = Object.keys(lockedPackages()).filter((each) => /^[\w-]+$/.test(each))
    for (const file of ['package-lock.json', ...workspaces.map((each) => `${each}/package.json`)]) {
      cpSync(join(root, file), join(copy, file))
    }
    // npm refuses a root without a version.
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    writeFileSync(
      join(copy, 'package.json'),
      JSON.stringify({ version: versionOfShell(), ...manifest }),
    )
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error']
    const maxBuffer = 64 * 1024 * 1024
    return JSON.parse(execFileSync('npm', args, { cwd: copy, encoding: 'utf8', maxBuffer }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const versionOfShell = () =>
  JSON.parse(readFileSync(join(root, 'shell', 'package.json'), 'utf8')).version

if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'dist', 'sbom.cdx.json')
  mkdirSync(join(root, 'dist'), { recursive: true })
  const sbom = makeSbom()
  writeFileSync(file, JSON.stringify(sbom, undefined, 2))
  console.log(`${file}: ${sbom.components.length} packages`)
}
