import type { AppManifest } from './app-manifest'

/** One file of a release. */
export interface ReleaseFile {
  integrity: string
  size: number
  brotliSize: number
}

/** A screen's own files and the keys of the shared packages it consumes. */
export interface ReleaseScreen {
  files: string[]
  consumes: string[]
}

/** A shared package of a release: what it provides (its files and version) or what range it requires. */
export interface ReleaseShare {
  requires: string
  provides?: string
  /** Scripts that hold the provided package. */
  files?: string[]
  /** Other shared packages that these scripts consume. */
  consumes?: string[]
}

/** One immutable build of one app, as `dist/release.json` holds it. */
export interface Release {
  app: string
  version: string
  inputHash: string
  federationName: string
  entry: string
  /** Scripts that the entry loads before anything shows. */
  startup: ReleaseScreen
  manifest: AppManifest
  screens: Record<string, ReleaseScreen>
  shares: Record<string, ReleaseShare>
  files: Record<string, ReleaseFile>
  /** Shared packages of which the build holds a copy of its own; only the shell's may. */
  bundled: string[]
  /** Version of the federation runtime that the shell provides or the remote expects. */
  runtime: string
  bundler: string
  mode: 'production' | 'development'
  createdAt: string
  /** Where it was built from, when the checkout knows. */
  commit?: string
  author?: string
}

/** Bytes of a release's scripts as they travel (brotli): what a budget counts. */
export function scriptBytes({ files }: Pick<Release, 'files'>): number {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.js'))
    .reduce((sum, [, { brotliSize }]) => sum + brotliSize, 0)
}
