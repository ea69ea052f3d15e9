import type { Services } from '../../foundation/services'
import { countForJobSeeker, countForRecruiter } from './repository'
import { firstDayOfTrend } from './trend-days'

export function statsService({ db, clock }: Services) {
  return {
    ofJobSeeker: (id: number) => countForJobSeeker(db, id, firstDayOfTrend(clock())),

    ofRecruiter: (id: number) => countForRecruiter(db, id, firstDayOfTrend(clock())),
  }
}
