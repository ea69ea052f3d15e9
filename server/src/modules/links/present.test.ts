import { presentLink, presentSentLink } from './present'
import type { ReceivedLinkRow } from './repository'
import { type JudgedLink, statusOf } from './status'

const at = (second: number) => new Date(Date.UTC(2026, 2, 20, 12, 0, second))
const revealed_at = at(0)
const now = at(30)
const unjudged = {
  seen_at: null,
  verdict: null,
  verdict_at: null,
  told_verdict: null,
  revealed_at: null,
} as const
const row = {
  id: 1,
  git_hub_link: 'https://github.com/tides/tables',
  project_id: 9,
  project_title: 'Tides',
  note: 'With charts.',
  reply: '',
  created_at: at(0),
  project_request_id: 3,
  ...unjudged,
}
const link = {
  id: 1,
  gitHubLink: 'https://github.com/tides/tables',
  note: 'With charts.',
  reply: '',
}
const project = { id: 9, title: 'Tides' }

it('names the owner and the project of a link only once revealed', () => {
  const received = {
    ...row,
    author_id: 7,
    email: 'noa@example.com',
    first_name: 'Noa',
    last_name: 'Levi',
  } as ReceivedLinkRow
  const shown = { ...link, seen: false, verdict: null, secondsToUndo: 0 }
  expect(presentLink(received, now)).toEqual({
    ...shown,
    ownerRevealed: false,
    linkOwner: null,
    project: null,
  })
  expect(presentLink({ ...received, revealed_at }, now)).toEqual({
    ...shown,
    ownerRevealed: true,
    linkOwner: { id: 7, email: 'noa@example.com', firstName: 'Noa', lastName: 'Levi' },
    project,
  })
  expect(presentLink({ ...received, seen_at: at(5) }, now).seen).toBe(true)
})

it('names no project that has been deleted', () => {
  const sent = {
    ...row,
    title: 'Map',
    company_name: 'Lumen Works',
    end_date: '2026-04-01',
    revealed_at,
  }
  expect(presentSentLink(sent, now)).toMatchObject({ ownerRevealed: true, project })
  expect(presentSentLink({ ...sent, project_id: null }, now).project).toBeNull()
  expect(presentSentLink({ ...sent, project_title: null }, now).project).toBeNull()
})

it('tells the owner which request a link belongs to and what became of it', () => {
  const sent = { ...row, title: 'Map', company_name: 'Lumen Works', end_date: '2026-04-01' }
  const shown = {
    ...link,
    project,
    createdAt: at(0).toISOString(),
    projectRequest: { id: 3, title: 'Map', companyName: 'Lumen Works', endDate: '2026-04-01' },
  }
  expect(presentSentLink(sent, now)).toEqual({
    ...shown,
    ownerRevealed: false,
    status: 'SENT',
    statusAt: at(0).toISOString(),
  })
  const declined = {
    ...sent,
    verdict: 'DECLINED' as const,
    verdict_at: at(21),
    reply: 'Thank you.',
  }
  expect(presentSentLink(declined, now)).toMatchObject({ status: 'SENT', reply: '' })
  expect(presentSentLink(declined, at(31))).toMatchObject({
    status: 'DECLINED',
    statusAt: at(21).toISOString(),
    reply: 'Thank you.',
  })
})

const shortlisted = { verdict: 'SHORTLISTED', verdict_at: at(10) } as const
const declined = { verdict: 'DECLINED', verdict_at: at(10) } as const

it.each<[string, Partial<JudgedLink>, string]>([
  ['seen', { seen_at: at(5) }, 'SEEN'],
  ['shortlisted', shortlisted, 'SHORTLISTED'],
  ['just shortlisted', { ...shortlisted, verdict_at: at(25), seen_at: at(5) }, 'SEEN'],
  ['revealed and shortlisted', { ...shortlisted, revealed_at }, 'REVEALED'],
  ['declined', declined, 'DECLINED'],
  ['declined after the reveal', { ...declined, revealed_at }, 'DECLINED'],
  ['revealed after the decline', { ...declined, revealed_at: at(11) }, 'REVEALED'],
  [
    'just declined after it was shortlisted',
    { ...declined, verdict_at: at(25), told_verdict: 'SHORTLISTED' },
    'SHORTLISTED',
  ],
])('a link that was %s is shown so', (_what, judged, status) => {
  expect(statusOf({ created_at: at(0), ...unjudged, ...judged }, now).status).toBe(status)
})
