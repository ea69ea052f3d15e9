import type { ProjectRequest } from '@swipefolio/shared/contract'
import { fillerText } from '@swipefolio/shared/ui'

/** Project requests of a skeleton. */
export const fillerRequests = (count: number): ProjectRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    id: -1 - index,
    owner: { firstName: '', lastName: '', companyName: fillerText(12) },
    title: fillerText(20),
    mission: fillerText(300),
    positionOffer: fillerText(120),
    endDate: '',
    technologies: [
      { id: 1, name: fillerText(8) },
      { id: 2, name: fillerText(6) },
    ],
    place: fillerText(10),
    reward: '',
  }))
