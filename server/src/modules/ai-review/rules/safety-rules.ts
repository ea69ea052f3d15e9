import { keyFileOf, secretOf, secretSettingsOf } from '../evidence/exposed-secrets'
import { code, codes } from './quote'
import type { Rule } from './rule'

const replaceFirst =
  'make it worthless where it was issued: the history keeps it even when the file goes.'

/** What is public and should not be. */
export const safetyRules: Rule[] = [
  {
    name: 'secret-public',
    kind: 'risk',
    weight: 99,
    title: 'A secret may be public.',
    step: {
      what: 'Replace the secret.',
      how: `If it is real, ${replaceFirst} Then read it from the environment.`,
    },
    find: (evidence) => {
      const found = secretOf(evidence)
      return (
        found && {
          claim: [found.path, found.line, found.form],
          evidence: `Line ${found.line} of ${code(found.path)} looks like ${found.form}.`,
          file: found.path,
        }
      )
    },
  },
  {
    name: 'settings-public',
    kind: 'risk',
    weight: 97,
    title: 'A file with settings of your own is public.',
    find: (evidence) => {
      const found = secretSettingsOf(evidence)
      return (
        found && {
          claim: [found.path, ...found.names],
          evidence: `${code(found.path)} is in the repository and sets ${codes(found.names)}.`,
          file: found.path,
          step: {
            what: `Take ${code(found.path)} out of the repository.`,
            how: `If a value is real, ${replaceFirst} Then ${code(`git rm --cached ${found.path}`)}, and keep a ${code('.env.example')} without values.`,
          },
        }
      )
    },
  },
  {
    name: 'key-public',
    kind: 'risk',
    weight: 96,
    title: 'A private key may be public.',
    step: { what: 'Replace the key.', how: `If it opens anything, ${replaceFirst}` },
    find: (evidence) => {
      const path = keyFileOf(evidence)
      return (
        path !== undefined && {
          claim: [path],
          evidence: `${code(path)} looks like one by its name.`,
          file: path,
        }
      )
    },
  },
]
