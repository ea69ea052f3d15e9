import type { Evidence } from '../evidence/evidence-types'
import { code } from './quote'
import type { Rule } from './rule'

const permissive =
  /^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|BSL-1\.0|Zlib|Unlicense|CC0-1\.0|0BSD)\b/
const isForOthers = ({ nature }: Evidence) => nature.startsWith('library')

/** Whether others may use it. Where no licence is seen, a question: a sentence somewhere may give one. */
export const licenceRules: Rule[] = [
  {
    name: 'licence-known',
    kind: 'strength',
    weight: 30,
    title: 'Others may build on it.',
    find: (evidence) => {
      const { path = '', id = '' } = evidence.licence ?? {}
      return (
        isForOthers(evidence) &&
        path !== '' &&
        permissive.test(id) && {
          claim: [path, id],
          evidence: `${code(path)} gives it the licence ${code(id)}, so that companies may use it, too.`,
          file: path,
          best: `the licence ${code(id)}`,
        }
      )
    },
  },
  ...[true, false].map((isLibrary): Rule => ({
    name: 'licence-unseen',
    kind: 'gap',
    weight: isLibrary ? 64 : 46,
    title: 'May others use it?',
    step: {
      what: 'Say under which licence others may use it.',
      how: `Add a ${code('LICENSE')}: MIT if everybody may use it; GitHub offers it when you create a file of that name.`,
    },
    find: (evidence) =>
      isForOthers(evidence) === isLibrary &&
      isLicenceUnseen(evidence) && {
        evidence: 'I saw no licence: may others use or change the code?',
      },
  })),
]

const isLicenceUnseen = ({ licence, facts, readme, sources, isWhole }: Evidence) =>
  isWhole &&
  sources.length > 0 &&
  !licence &&
  !readme?.namesLicence &&
  !Object.values(facts.files).some(({ source }) => source?.namesLicence)
