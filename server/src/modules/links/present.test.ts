import { presentLink, presentSentLink } from './present'
import type { ReceivedLinkRow } from './repository'

const revealed_at = new Date('2026-03-20T12:00:00Z')
const received = {
  id: 1,
  git_hub_link: 'https://github.com/tides/tables',
  revealed_at: null,
  author_id: 7,
  email: 'noa@example.com',
  first_name: 'Noa',
  last_name: 'Levi',
} as ReceivedLinkRow
const link = { id: 1, gitHubLink: 'https://github.com/tides/tables' }

it('names the owner of a link only once revealed', () => {
  expect(presentLink(received)).toEqual({ ...link, ownerRevealed: false, linkOwner: null })
  expect(presentLink({ ...received, revealed_at })).toEqual({
    ...link,
    ownerRevealed: true,
    linkOwner: { id: 7, email: 'noa@example.com', firstName: 'Noa', lastName: 'Levi' },
  })
})

it('tells the owner which request a link belongs to and whether the recruiter knows them', () => {
  const sent = {
    ...link,
    git_hub_link: link.gitHubLink,
    created_at: new Date('2026-03-20T12:00:00Z'),
    project_request_id: 3,
    title: 'Map',
    end_date: '2026-04-01',
  }
  const shown = {
    ...link,
    createdAt: '2026-03-20T12:00:00.000Z',
    projectRequest: { id: 3, title: 'Map', endDate: '2026-04-01' },
  }
  const present = (at: Date | null) => presentSentLink({ ...sent, revealed_at: at })
  expect(present(null)).toEqual({ ...shown, ownerRevealed: false })
  expect(present(revealed_at)).toEqual({ ...shown, ownerRevealed: true })
})
