import type { Evidence } from '../evidence/evidence-types'
import { isExample, isFixture, isTest } from '../github/paths'
import type { Finding, Rule } from './finding'
import { code, codes } from './quote'

const keyFile = /(?:^|\/)(?:id_(?:rsa|ed25519|ecdsa)|(?!debug\.)[^/]+\.(?:p12|pfx|keystore|jks))$/
const replaceFirst =
  'make it worthless where it was issued: the history keeps it even when the file goes.'

/** What is public and should not be. */
export const safetyRules: Rule = (evidence) => [secret(evidence), settings(evidence), key(evidence)]

/** Where a secret is, never what it is. */
function secret({ facts: { files } }: Evidence): Finding | undefined {
  for (const [path, { secret: found }] of Object.entries(files)) {
    if (!found) continue
    return {
      rule: 'secret-public',
      kind: 'risk',
      claim: [path, found.line, found.form],
      title: 'A secret may be public.',
      evidence: `Line ${found.line} of ${code(path)} looks like ${found.form}.`,
      file: path,
      step: {
        what: 'Replace the secret.',
        how: `If it is real, ${replaceFirst} Then read it from the environment.`,
      },
      weight: 99,
    }
  }
  return undefined
}

function settings({ facts: { files } }: Evidence): Finding | undefined {
  for (const [path, { secretSettings = [] }] of Object.entries(files)) {
    if (secretSettings.length === 0 || isExample(path) || isTest(path)) continue
    return {
      rule: 'settings-public',
      kind: 'risk',
      claim: [path, ...secretSettings],
      title: 'A file with settings of your own is public.',
      evidence: `${code(path)} is in the repository and sets ${codes(secretSettings)}.`,
      file: path,
      step: {
        what: `Take ${code(path)} out of the repository.`,
        how: `If a value is real, ${replaceFirst} Then ${code(`git rm --cached ${path}`)}, and keep a ${code('.env.example')} without values.`,
      },
      weight: 97,
    }
  }
  return undefined
}

function key({ facts: { entries } }: Evidence): Finding | undefined {
  const found = entries.find(
    ({ path }) =>
      keyFile.test(path) &&
      !isTest(path) &&
      !isFixture(path) &&
      !isExample(path) &&
      !/test|dev|sample|dummy/i.test(path),
  )
  return (
    found && {
      rule: 'key-public',
      kind: 'risk',
      claim: [found.path],
      title: 'A private key may be public.',
      evidence: `${code(found.path)} looks like one by its name.`,
      file: found.path,
      step: { what: 'Replace the key.', how: `If it opens anything, ${replaceFirst}` },
      weight: 96,
    }
  )
}
