import type { JobSeekerStats, RecruiterStats } from '../contract'
import type { Builder } from './builder'

const noTrend = () => Array.from({ length: 30 }, () => 0)

export const aJobSeekerStats: Builder<JobSeekerStats> = (changes) => ({
  projectsCount: 0,
  projectsLikes: 0,
  contacts: 0,
  projectsSaved: 0,
  trends: {
    projectsCount: noTrend(),
    projectsLikes: noTrend(),
    contacts: noTrend(),
    projectsSaved: noTrend(),
  },
  ...changes,
})

export const aRecruiterStats: Builder<RecruiterStats> = (changes) => ({
  projectsLiked: 0,
  projectsSaved: 0,
  contacts: 0,
  linksReceived: 0,
  trends: {
    projectsLiked: noTrend(),
    projectsSaved: noTrend(),
    contacts: noTrend(),
    linksReceived: noTrend(),
  },
  ...changes,
})
