import type { Evidence } from '../evidence/evidence'
import type { Rule } from './finding'
import { code } from './quote'

const isForOthers = ({ nature }: Evidence) => nature.startsWith('library')

/** Whether others may use it. Where no licence is seen, a question: a sentence somewhere may give one. */
export const licenceRules: Rule = (evidence) => {
  const { licence, facts, readme, sources, isWhole } = evidence
  if (licence) {
    return [
      isForOthers(evidence) &&
        licence.id !== '' &&
        licence.path !== '' && {
          rule: 'licence-known',
          kind: 'strength',
          claim: [licence.path, licence.id],
          title: 'Others may build on it.',
          evidence: `${code(licence.path)} gives it the licence ${code(licence.id)}, which companies know.`,
          file: licence.path,
          best: `a licence that companies know (${code(licence.id)})`,
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
