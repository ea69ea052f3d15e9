import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

/** What recruiters decided on a project, in words; empty when there is nothing to tell. */
export const likesAndSaves = ({ likes, saves } = { likes: 0, saves: 0 }) =>
  [
    likes > 0 && t('{likes, plural, one {# like} other {# likes}}', { likes }),
    saves > 0 && t('{saves, plural, one {# save} other {# saves}}', { saves }),
  ]
    .filter(Boolean)
    .join(' · ')

export const addressOfProject = (id: number) => paths.dashboardSection('projects', `project=${id}`)
