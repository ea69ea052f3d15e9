import type { Technology } from '../contract'
import { t } from '../i18n'
import { findNamed } from './rank-matches'

interface TechnologyValues {
  technologies: { id: number; name: string }[]
  /** What is typed into the field, but not chosen. */
  technologyText: string
}

/** The values with the technology that was typed by its name or another name, but not chosen. */
export function withTypedTechnology<Values extends TechnologyValues>(
  values: Values,
  known: readonly Technology[],
): Values {
  const { technologies, technologyText } = values
  const typed = findNamed(technologies, technologyText) ?? findNamed(known, technologyText)
  if (!typed) return values
  const others = technologies.filter(({ id }) => id !== typed.id)
  return {
    ...values,
    technologies: [...others, { id: typed.id, name: typed.name }],
    technologyText: '',
  }
}

/** Refuses text that names no technology, because it would be lost. */
export function checkTypedTechnology({ technologyText }: TechnologyValues) {
  const text = technologyText.trim()
  return text ? { technologyText: t('Choose “{text}” from the list, or clear it.', { text }) } : {}
}
