import type { FirstStep, Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { detailedLength } from '@swipefolio/shared/rules'
import { GitBranchIcon, GlobeIcon, PencilIcon, TagIcon } from '@swipefolio/shared/ui'

type Follows = (project: Project) => boolean

const manyTechnologies = 3

export interface Tip {
  Icon: typeof TagIcon
  title: string
  text: string
  isFollowedBy: Follows
  /** The first step that the tip describes, too; the server tells when it is done. */
  step?: FirstStep
}

export const tips: readonly Tip[] = [
  {
    Icon: PencilIcon,
    title: t('Write detailed descriptions'),
    text: t(
      'Say what the project does, which problem it solves and which part of it was yours, in at least {count} characters.',
      { count: detailedLength },
    ),
    isFollowedBy: ({ about }: Project) => about.length >= detailedLength,
    step: 'description',
  },
  {
    Icon: GitBranchIcon,
    title: t('Add repository links'),
    text: t('Let recruiters read your code. A public repository with a clear README says a lot.'),
    isFollowedBy: ({ gitUrl }: Project) => gitUrl !== '',
    step: 'repository',
  },
  {
    Icon: TagIcon,
    title: t('Tag your technologies'),
    text: t(
      'Name at least {count} technologies that you used, so that the right recruiters recognise your work.',
      { count: manyTechnologies },
    ),
    isFollowedBy: ({ technologies }: Project) => technologies.length >= manyTechnologies,
  },
  {
    Icon: GlobeIcon,
    title: t('Include a live demo link'),
    text: t('A demo shows in seconds what a description can only promise.'),
    isFollowedBy: ({ websiteUrl }: Project) => websiteUrl !== '',
    step: 'website',
  },
]

/** The progress of a tip in words, and the first project that does not follow it; it is done once all projects do. */
export function progressOf(own: readonly Project[], follows: Follows) {
  const { length } = own
  const others = own.filter((project) => !follows(project))
  if (length === 0) return { isDone: false }
  if (others.length === 0)
    return { isDone: true, words: length === 1 ? t('Your project does') : t('All projects do') }
  return {
    isDone: false,
    words: t('{followers} of {length} projects so far', {
      followers: length - others.length,
      length,
    }),
    next: others[0],
  }
}
