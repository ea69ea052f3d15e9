import {
  isCi,
  isExample,
  isFixture,
  isLicense,
  isReadme,
  isSettings,
  isTest,
} from '../github/paths'
import { isSource } from '../github/languages'
import { type Ci, readCi } from './ci'
import { licenceOf } from './licence'
import type { Manifest } from './manifests/manifest'
import { readManifest } from './manifests/read-manifest'
import { readReadme, type Readme } from './readme/readme'
import { type Secret, secretIn, secretSettingsIn } from './secrets'
import { readSource, type Source } from './source'

/** What rules may know of one file. */
export interface FileFacts {
  readme?: Readme
  manifest?: Manifest
  ci?: Ci
  source?: Source
  /** SPDX identifier; empty when no known licence has this text. */
  licence?: string
  secret?: Secret
  /** Names of settings with values that look secret. */
  secretSettings?: string[]
  /** `.gitattributes` keeps files out of archives. */
  leavesOut?: boolean
}

/** Extracts the facts of one file; rules read these and never a text. */
export function factsOfFile(path: string, text: string): FileFacts {
  const facts: FileFacts = {}
  if (isReadme(path)) facts.readme = readReadme(path, text)
  const manifest = readManifest(path, text)
  if (manifest) facts.manifest = manifest
  if (isCi(path)) facts.ci = readCi(path, text)
  if (isSource(path)) facts.source = readSource(path, text, isTest(path))
  if (isLicense(path)) facts.licence = licenceOf(text)
  if (isSettings(path)) facts.secretSettings = secretSettingsIn(text)
  if (path === '.gitattributes' && text.includes('export-ignore')) facts.leavesOut = true
  if (!isTest(path) && !isFixture(path) && !isExample(path)) {
    const secret = secretIn(path, text)
    if (secret) facts.secret = secret
  }
  return facts
}
