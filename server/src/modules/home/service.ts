import type { JobSeekerHome, RecruiterHome } from '@swipefolio/shared/contract'
import type { Services } from '../../foundation/services'
import { listUnseenIds } from '../feed/unseen'
import {
  countWeek,
  getProgress,
  listMatchingRequests,
  listTechnologyNames,
} from './job-seeker-repository'
import {
  presentFigures,
  presentMatchingRequest,
  presentTop,
  presentTurn,
  presentWeek,
  stepsDone,
} from './present'
import { findProject, getActivity, listNewLinks } from './recruiter-repository'
import { listTurns } from './turns'

/** One more than is shown, so that 'more than 99' needs no count of the whole feed. */
const mostCounted = 100
const shown = 3
const week = 7 * 86_400_000

export function homeService({ db, clock }: Services) {
  return {
    async ofRecruiter(id: number): Promise<RecruiterHome> {
      const [unseen, requests, turns, activity] = await Promise.all([
        listUnseenIds(db, id, { limit: mostCounted, technologyIds: [] }),
        listNewLinks(db, id, shown),
        listTurns(db, 'recruiter', id, shown),
        getActivity(db, id),
      ])
      const [topId] = unseen
      const top = topId === undefined ? undefined : await findProject(db, topId)
      return {
        deck: { count: unseen.length, top: presentTop(top) },
        requests,
        turns: turns.map(presentTurn),
        ...activity,
      }
    },

    async ofJobSeeker(id: number): Promise<JobSeekerHome> {
      const now = clock()
      const [progress, happened, technologies, turns] = await Promise.all([
        getProgress(db, id),
        countWeek(db, id, new Date(now.getTime() - week), shown),
        listTechnologyNames(db, id),
        listTurns(db, 'jobseeker', id, shown),
      ])
      const topId = happened[0]?.id ?? progress.newest?.id
      const [top, requests] = await Promise.all([
        topId === undefined ? undefined : findProject(db, topId),
        listMatchingRequests(db, id, {
          technologies,
          today: now.toISOString().slice(0, 10),
          limit: shown,
        }),
      ])
      return {
        done: stepsDone(progress),
        newest: progress.newest,
        top: presentTop(top),
        week: happened.map(presentWeek),
        requests: requests.map(presentMatchingRequest),
        figures: presentFigures(progress),
        turns: turns.map(presentTurn),
      }
    },
  }
}
