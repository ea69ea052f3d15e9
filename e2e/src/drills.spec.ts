import { describeAppDrills, describeDrills, navigate } from '@swipefolio/platform/drills'
import type { Page } from '@playwright/test'
import { demoToken, startLoggedIn } from './support/demo'
import { isFull } from './support/is-full'
import type { Role } from './support/people'

const tokens = new Map<Role, Promise<string>>()

/** One session for all drills of a role; no drill ends it on the server. */
const logInOnce = (role: Role) => async (page: Page) => {
  const token = tokens.get(role) ?? demoToken(page.request, role)
  tokens.set(role, token)
  await startLoggedIn(page, role, await token)
}

/** The platform's part is drilled with one screen, in a proof with every app, one of which is on every page. */
const describeSecondScreen = isFull ? describeDrills : describeAppDrills

const heading = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name })
const loginHeading = heading('Welcome back')

describeSecondScreen({
  app: 'mfe-public',
  title: 'FAQs',
  path: '/faq',
  elsewhere: '/login',
  shown: heading('Frequently Asked Questions'),
})

describeDrills({
  app: 'mfe-recruiter',
  title: 'Start Swiping',
  path: '/swipeprojects',
  elsewhere: '/faq',
  prepare: logInOnce('recruiter'),
  shown: heading('Start Swiping'),
  shownWithoutSession: loginHeading,
})

describeSecondScreen({
  app: 'mfe-jobseeker',
  title: 'Dashboard',
  path: '/dashboard',
  elsewhere: '/faq',
  prepare: logInOnce('jobseeker'),
  shown: heading('My Projects'),
  shownWithoutSession: loginHeading,
})

describeSecondScreen({
  app: 'mfe-chat',
  title: 'Chat',
  path: '/about',
  elsewhere: '/faq',
  prepare: logInOnce('recruiter'),
  shown: (page) => page.getByRole('button', { name: /^Messages/ }),
  leave: async (page) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Please log in' } }),
    )
    await navigate(page, '/dashboard')
  },
})
