import type { JobSeekerStats } from '@swipefolio/shared/contract'
import type { Services } from '../../foundation/services'
import { countByProject, countForJobSeeker, countForRecruiter } from './repository'
import { firstDayOfTrend } from './trend-days'

const always = new Date(0)
const mostProjects = 5

export function statsService({ db, clock }: Services) {
  return {
    async ofJobSeeker(id: number): Promise<JobSeekerStats> {
      const [counted, projects] = await Promise.all([
        countForJobSeeker(db, id, firstDayOfTrend(clock())),
        countByProject(db, id, { since: always, limit: mostProjects }),
      ])
      return {
        ...counted,
        projects: projects.map(({ id: projectId, likes, saves }) => ({
          id: projectId,
          likes,
          saves,
        })),
      }
    },

    ofRecruiter: (id: number) => countForRecruiter(db, id, firstDayOfTrend(clock())),
  }
}
