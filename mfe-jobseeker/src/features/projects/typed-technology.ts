import type { Technology } from '@swipefolio/shared/contract'
import { checkTypedTechnology, withTypedTechnology } from '@swipefolio/shared/forms'
import { checkProject } from '@swipefolio/shared/rules'
import type { ProjectFormValues } from './project-payload'

/** The rules of a project; text that names no technology is refused. */
export function checkProjectForm(values: ProjectFormValues, known: readonly Technology[]) {
  const completed = withTypedTechnology(values, known)
  return { ...checkTypedTechnology(completed), ...checkProject(completed) }
}
