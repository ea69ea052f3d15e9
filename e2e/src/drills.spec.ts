import { describeDrills } from '@swipefolio/platform/drills'
import type { Page } from '@playwright/test'
import { logInDemo } from './support/demo'

const heading = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name })
const loginHeading = heading('Welcome back')

describeDrills({
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
  prepare: (page) => logInDemo(page, 'recruiter'),
  shown: heading('Start Swiping'),
  shownWithoutSession: loginHeading,
})

describeDrills({
  app: 'mfe-jobseeker',
  title: 'Dashboard',
  path: '/dashboard',
  elsewhere: '/faq',
  prepare: (page) => logInDemo(page, 'jobseeker'),
  shown: heading('My Projects'),
  shownWithoutSession: loginHeading,
})

describeDrills({
  app: 'mfe-chat',
  title: 'Messages',
  path: '/about',
  elsewhere: '/faq',
  prepare: (page) => logInDemo(page, 'recruiter'),
  shown: (page) => page.getByRole('button', { name: /^Messages/ }),
})
