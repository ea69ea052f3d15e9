import { aSubmission, createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import { SubmissionSection } from './submission-section'

const original = globalThis.IntersectionObserver

/** Reports what is observed as below the edge of the window. */
class ObserverOfLongPages {
  constructor(readonly report: (entries: object[]) => void) {}
  observe = () => this.report([{ isIntersecting: false, boundingClientRect: { top: 900 } }])
  disconnect = () => undefined
}

beforeEach(() => Object.assign(globalThis, { IntersectionObserver: ObserverOfLongPages }))
afterEach(() => Object.assign(globalThis, { IntersectionObserver: original }))

it.each([
  [[], 'Submit a project', 'Answer This Request'],
  [[aSubmission()], 'Your submissions', 'Your submission: Sent'],
  [
    [aSubmission({ status: 'DECLINED' }), aSubmission({ id: 8, status: 'SEEN' })],
    'Your submissions',
    'Your submission: Seen',
  ],
])('leads to the form, or to what became of the answer', async (submissions, heading, bar) => {
  const { network, wrap } = createTestShell({ role: 'jobseeker' })
  network.reply('GET /api/user/project-request/:id/links', submissions)
  network.reply('GET /api/user/projects', [])
  render(wrap(<SubmissionSection requestId="1" isClosed={false} />))
  expect(await screen.findByRole('button', { name: bar })).toBeVisible()
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
})
