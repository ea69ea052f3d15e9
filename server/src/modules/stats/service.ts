import type { Services } from '../../foundation/services'
import { arrivalsOfJobSeeker, arrivalsOfRecruiter, countArrivals } from './repository'
import { trendDays } from './trend-days'

export function statsService({ db, clock }: Services) {
  return {
    ofJobSeeker: (id: number) => countArrivals(db, arrivalsOfJobSeeker(db, id), trendDays(clock())),

    ofRecruiter: (id: number) => countArrivals(db, arrivalsOfRecruiter(db, id), trendDays(clock())),
  }
}
