import type { Technology } from '@swipefolio/shared/contract'
import { findNamed } from '@swipefolio/shared/forms'
import { checkProject } from '@swipefolio/shared/rules'
import type { ProjectFormValues } from './project-payload'

/** The values with the technology that was typed by its name or another name, but not chosen. */
export function withTypedTechnology(
  values: ProjectFormValues,
  known: readonly Technology[],
): ProjectFormValues {
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

/** The rules of a project; text that names no technology is refused, because it would be lost. */
export function checkProjectForm(values: ProjectFormValues, known: readonly Technology[]) {
  const completed = withTypedTechnology(values, known)
  const text = completed.technologyText.trim()
  return {
    ...(text && { technologyText: `Choose “${text}” from the list, or clear it.` }),
    ...checkProject(completed),
  }
}
