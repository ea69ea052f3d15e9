import { aTechnology, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MyProjects } from './my-projects'

const create = 'POST /api/user/projects'
const react = aTechnology({ name: 'React' })
const kubernetes = aTechnology({ name: 'Kubernetes', aliases: ['k8s'] })

async function setUp() {
  const shell = createTestShell({ role: 'jobseeker', path: '/dashboard?add=true' })
  shell.network.reply('GET /api/user/projects', [])
  shell.network.reply('GET /api/user/techlist', [react, kubernetes])
  shell.network.fail(create, 400)
  const { unmount } = render(shell.wrap(<MyProjects />))
  await userEvent.type(await screen.findByLabelText('Title'), 'Tide Clock')
  await userEvent.type(picker(), 'react')
  await userEvent.click(await screen.findByRole('option', { name: 'React' }))
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Project' }))
  return { ...shell, submit, unmount }
}

const picker = () => screen.getByRole('combobox', { name: 'Technologies' })

it.each(['kubernetes', 'K8s'])('chooses the technology that was typed: %s', async (text) => {
  const { network, submit } = await setUp()
  await userEvent.type(picker(), text)
  await submit()
  await waitFor(() => expect(network.requests(create)).toHaveLength(1))
  expect(network.requests(create)[0]?.body).toMatchObject({
    technologies: [{ id: react.id }, { id: kubernetes.id }],
  })
})

it('refuses text that names no technology until it is chosen or cleared', async () => {
  const { network, submit } = await setUp()
  await userEvent.type(picker(), 'Kubern')
  await submit()
  const refusal = 'Choose “Kubern” from the list, or clear it.'
  expect(picker()).toHaveAccessibleDescription(refusal)
  await waitFor(() => expect(picker()).toHaveFocus())
  expect(network.requests(create)).toHaveLength(0)
  expect(screen.getByLabelText('Title')).toHaveValue('Tide Clock')
  await userEvent.clear(picker())
  expect(screen.queryByText(refusal)).not.toBeInTheDocument()
  await submit()
  await waitFor(() => expect(network.requests(create)).toHaveLength(1))
})

it('keeps the typed text with the draft', async () => {
  const { wrap, unmount } = await setUp()
  await userEvent.type(picker(), 'Kubern')
  unmount()
  render(wrap(<MyProjects />))
  expect(await screen.findByRole('combobox', { name: 'Technologies' })).toHaveValue('Kubern')
})
