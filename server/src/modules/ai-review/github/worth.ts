import { isMarkup, isSource, languageOf } from './languages'
import {
  depthOf,
  isChangelog,
  isCi,
  isConfiguration,
  isEntryPoint,
  isFixture,
  isForeign,
  isGeneratedName,
  isLicense,
  isLockfile,
  isManifest,
  isReadme,
  isSettings,
  isTest,
} from './paths'

export interface FileEntry {
  /** Relative to the repository's root, with slashes. */
  path: string
  bytes: number
}

const largestSource = 400_000

/** How informative a file is about its repository. Files with a worth of 0 are not read. */
export function worthOf({ path, bytes }: FileEntry, language: string): number {
  if (bytes === 0 || isForeign(path) || isLockfile(path)) return generatedSourceWorth(path)
  const depth = depthOf(path)
  if (isReadme(path)) return /^readme(?:\.\w+)?$/i.test(path) ? 1000 : 350
  if (isManifest(path)) return depth === 0 ? 900 : 500 - depth * 30
  if (isCi(path)) return 700
  if (isLicense(path)) return 650
  if (isConfiguration(path) || isSettings(path)) return 600
  if (/\/readme\.md$/i.test(path) || /^contributing\.md$/i.test(path)) return 350 - depth * 20
  if (isChangelog(path)) return 300 - depth * 20
  if (isFixture(path)) return 0
  if (isSource(path)) return sourceWorth(path, bytes, language) - depth * 6
  if (isMarkup(path)) return isEntryPoint(path) ? 120 : 20
  return /\.md$/i.test(path) ? 60 - depth * 5 : 0
}

function sourceWorth(path: string, bytes: number, language: string) {
  if (bytes > largestSource) return 30
  const isMain = languageOf(path) === language
  const size = Math.min(bytes / 300, 100)
  if (isTest(path)) return 300 + size / 2
  return (isEntryPoint(path) ? 420 : 260) + size + (isMain ? 60 : 0)
}

/** Generated files are read last, to distinguish them from handwritten ones. */
const generatedSourceWorth = (path: string) =>
  isSource(path) && isGeneratedName(path) && !/node_modules|vendor/.test(path) ? 10 : 0
