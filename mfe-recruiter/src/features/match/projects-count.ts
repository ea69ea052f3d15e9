import { t } from '@swipefolio/shared/i18n'

/** The number of a contact's projects besides the one that was liked. */
export const otherProjects = (projectsCount: number) =>
  projectsCount > 1
    ? t('{count, plural, one {# other project} other {# other projects}}', {
        count: projectsCount - 1,
      })
    : t('No other projects yet')

export const projects = (projectsCount: number) =>
  projectsCount > 0
    ? t('{count, plural, one {# project} other {# projects}}', { count: projectsCount })
    : t('No projects yet')
