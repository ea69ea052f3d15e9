import type { Readme } from '@swipefolio/shared/contract'

/** What a form does to the README of its project: null leaves it as it is. */
export type ReadmeChange = Pick<Readme, 'id' | 'repository' | 'takenAt'> | 'removed' | null
