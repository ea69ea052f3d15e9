import type { AppManifest } from './app-manifest'

/** One file of a release. */
export interface ReleaseFile {
  integrity: string
  size: number
  brotliSize: number
}

/** A screen's own files and the keys of the shared packages that it consumes. */
export interface ReleaseScreen {
  files: string[]
  consumes: string[]
}

/** A shared package of a release: what it provides (its files and version) or what range it requires. */
export interface ReleaseShare {
  requires: string
  provides?: string
  /** The scripts that hold the provided package. */
  files?: string[]
  /** Other shared packages that these scripts consume. */
  consumes?: string[]
}

/** One immutable build of an app, in the format of `dist/release.json`. */
export interface Release {
  app: string
  version: string
  inputHash: string
  federationName: string
  entry: string
  /** The scripts that the entry loads before the first render. */
  startup: ReleaseScreen
  manifest: AppManifest
  screens: Record<string, ReleaseScreen>
  shares: Record<string, ReleaseShare>
  files: Record<string, ReleaseFile>
  /** Shared packages that the build bundles; allowed for the shell only. */
  bundled: string[]
  /** The version of the federation runtime that the shell provides or the remote expects. */
  runtime: string
  bundler: string
  mode: 'production' | 'development'
  createdAt: string
  /** The commit and author of the build, when the checkout has them. */
  commit?: string
  author?: string
}

/** The compressed (brotli) bytes of a release's scripts, which a budget limits. */
export function scriptBytes({ files }: Pick<Release, 'files'>): number {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.js'))
    .reduce((sum, [, { brotliSize }]) => sum + brotliSize, 0)
}
