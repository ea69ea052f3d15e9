import { textsOf, type Release } from '../registry'
import { labelFault } from './labels'
import type { Refusal } from './refusal'

/** The faults of what a release has in further languages: what its app.json names, and no text that would be misread. */
export function checkLanguages({
  app,
  version,
  manifest,
  languages = {},
  files,
}: Release): Refusal[] {
  const absent = (manifest.languages ?? []).filter(
    (language) => !Object.hasOwn(languages, language),
  )
  const faults = [
    ...absent.map((language) => `has no catalogue of its language ${language}.`),
    ...Object.entries(languages).flatMap(([language, spoken]) => {
      const missing = spoken.files.filter((file) => !Object.hasOwn(files, file))
      const untranslated = textsOf(manifest).filter((text) => !Object.hasOwn(spoken.texts, text))
      return [
        ...missing.map((file) => `lacks ${file} of its language ${language}.`),
        ...untranslated.map((text) => `does not say "${text}" in its language ${language}.`),
        ...Object.values(spoken.texts).flatMap((text) => labelFault(text, 'text') ?? []),
      ]
    }),
  ]
  return faults.map((fault) => ({ rule: 'languages', sentence: `${app} ${version} ${fault}` }))
}
