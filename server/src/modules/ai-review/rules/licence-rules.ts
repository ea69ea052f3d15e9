import type { Evidence } from '../evidence/evidence-types'
import type { Rule } from './finding'
import { code } from './quote'

const isForOthers = ({ nature }: Evidence) => nature.startsWith('library')

const permissive =
  /^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|BSL-1\.0|Zlib|Unlicense|CC0-1\.0|0BSD)\b/

/** Whether others may use it. Where no licence is seen, a question: a sentence somewhere may give one. */
export const licenceRules: Rule = (evidence) => {
  const { licence, facts, readme, sources, isWhole } = evidence
  if (licence) {
    return [
      isForOthers(evidence) &&
        permissive.test(licence.id) &&
        licence.path !== '' && {
          rule: 'licence-known',
          kind: 'strength',
          claim: [licence.path, licence.id],
          title: 'Others may build on it.',
          evidence: `${code(licence.path)} gives it the licence ${code(licence.id)}, so that companies may use it, too.`,
          file: licence.path,
          best: `the licence ${code(licence.id)}`,
          weight: 30,
        },
    ]
  }
  return [
    isWhole &&
      sources.length > 0 &&
      !Object.values(facts.files).some(({ source }) => source?.namesLicence) &&
      !readme?.namesLicence && {
        rule: 'licence-unseen',
        kind: 'gap',
        claim: [],
        title: 'May others use it?',
        evidence: 'I saw no licence: may others use or change the code?',
        step: {
          what: 'Say under which licence others may use it.',
          how: `Add a ${code('LICENSE')}: MIT if everybody may use it; GitHub offers it when you create a file of that name.`,
        },
        weight: isForOthers(evidence) ? 64 : 46,
      },
  ]
}
