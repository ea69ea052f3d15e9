import { aProjectRequest, createTestShell } from '@swipefolio/shared/testing'
import { render, screen } from '@testing-library/react'
import ProjectRequestScreen from './project-request-screen'

const request = aProjectRequest()

it.each([
  ['before the mission of their own request', 'Test', Node.DOCUMENT_POSITION_FOLLOWING],
  ['below the texts of a request of others', 'Dana', Node.DOCUMENT_POSITION_PRECEDING],
])('tells a recruiter what to do %s', async (_, firstName, place) => {
  const owner = { ...request.owner, firstName, lastName: 'Person' }
  const path = `/project-request/${request.id}`
  const shell = createTestShell({ role: 'recruiter', path, route: '/project-request/:requestId' })
  shell.network.reply('GET /api/projectrequests/:id', { ...request, owner })
  render(shell.wrap(<ProjectRequestScreen />))
  const mission = await screen.findByRole('heading', { name: 'Mission' })
  const card = screen.getByText(/^As a recruiter/)
  expect(card.compareDocumentPosition(mission)).toBe(place)
})
