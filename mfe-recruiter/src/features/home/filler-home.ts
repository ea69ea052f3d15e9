import type { RecruiterHome } from '@swipefolio/shared/contract'
import { fillerProjects, fillerText } from '@swipefolio/shared/ui'

const [top = null] = fillerProjects(1)

/** What waits, with text for skeletons. */
export const fillerHome: RecruiterHome = {
  deck: { count: 10, top },
  requests: [{ id: -1, title: fillerText(24), newLinks: 1 }],
  turns: [1, 2].map((place) => ({
    chatId: -place,
    firstName: fillerText(5),
    lastName: fillerText(6),
    message: fillerText(28),
    at: '',
  })),
  hasDecided: true,
  hasRequests: true,
  figures: { saved: 10, contacts: 10, links: 10 },
}
