import type { JobSeekerHome, RecruiterHome } from '@swipefolio/shared/contract'
import type { Services } from '../../foundation/services'
import { listDueSteps } from '../desk/repository'
import { listUnseenIds, mostCounted } from '../feed/unseen'
import { getProgress, listMatchingRequests, listTechnologyNames } from './job-seeker-repository'
import {
  presentFigures,
  presentMatchingRequest,
  presentNextStep,
  presentTop,
  presentTurn,
  presentWeek,
  stepsDone,
} from './present'
import { findProject, getActivity, listNewLinks } from './recruiter-repository'
import { countByProject } from '../stats/repository'
import { listTurns } from './turns'

const shown = 3
const week = 7 * 86_400_000
/** How far the day of a time zone is ahead of UTC. */
const mostAhead = 14 * 3_600_000

export function homeService({ db, clock }: Services) {
  return {
    async ofRecruiter(id: number): Promise<RecruiterHome> {
      const lastDay = new Date(clock().getTime() + mostAhead).toISOString().slice(0, 10)
      const [unseen, requests, turns, nextSteps, activity] = await Promise.all([
        listUnseenIds(db, id, { limit: mostCounted, technologyIds: [] }),
        listNewLinks(db, { recruiterId: id, limit: shown }),
        listTurns(db, 'recruiter', id, shown),
        listDueSteps(db, { recruiterId: id, by: lastDay, limit: shown }),
        getActivity(db, id),
      ])
      const [topId] = unseen
      const top = topId === undefined ? undefined : await findProject(db, topId)
      return {
        deck: { count: unseen.length, top: presentTop(top) },
        requests,
        turns: turns.map(presentTurn),
        turnsCount: turns[0]?.count ?? 0,
        nextSteps: nextSteps.map(presentNextStep),
        ...activity,
      }
    },

    async ofJobSeeker(id: number): Promise<JobSeekerHome> {
      const now = clock()
      const [progress, happened, technologies, turns] = await Promise.all([
        getProgress(db, id),
        countByProject(db, id, { since: new Date(now.getTime() - week), limit: shown }),
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
        turnsCount: turns[0]?.count ?? 0,
        paused: progress.paused,
      }
    },
  }
}
