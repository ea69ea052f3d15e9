import type { Services } from '../../foundation/services'
import { countForJobSeeker, countForRecruiter } from './repository'
import { trendDays } from './trend-days'

export function statsService({ db, clock }: Services) {
  return {
    ofJobSeeker: (id: number) => countForJobSeeker(db, id, trendDays(clock())),

    ofRecruiter: (id: number) => countForRecruiter(db, id, trendDays(clock())),
  }
}
