import { queryClient } from '@swipefolio/shared/api'
import { aProject, aTechnology, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectForm } from '../projects/project-form'

const facts = 'POST /api/user/repository-facts'
const taking = 'POST /api/user/readmes'
const update = 'PUT /api/user/projects'
const rope = 'https://github.com/kelp/rope'
const readme = { id: 7, repository: rope, takenAt: '2026-01-02T03:04:05.000Z', blocks: [] }
const go = aTechnology({ name: 'Go' })

function setUp(project = aProject({ gitUrl: '', title: '', about: '', technologies: [] })) {
  const shell = createTestShell({ role: 'jobseeker' })
  shell.network.reply('GET /api/user/techlist', [go])
  shell.network.reply('GET /api/user/projects/:id/readme', null)
  shell.network.reply(update, project)
  shell.network.reply(facts, {
    title: 'Rope',
    about: 'Holds.',
    gitUrl: rope,
    websiteUrl: '',
    technologies: [go],
  })
  shell.network.reply(taking, readme)
  const onClose = jest.fn()
  return {
    ...shell,
    onClose,
    show: () => render(shell.wrap(<ProjectForm project={project} onClose={onClose} />)),
  }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const typeAddress = (text: string) => userEvent.type(screen.getByLabelText(/GitHub URL/), text)
const save = async (onClose: jest.Mock) => {
  await press('Save Changes')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
}

describe('filling in from a repository', () => {
  it.each(['kelp/rope', 'github.com/kelp/rope', `${rope}.git`])(
    'is offered for the address %s, and fills what is empty',
    async (text) => {
      const { network, show } = setUp()
      show()
      expect(screen.queryByRole('button', { name: /Repository$/ })).not.toBeInTheDocument()
      await typeAddress(text)
      await press('Fill in from the Repository')
      expect(
        await screen.findByText('Filled in Title, About, and Technologies. Please check.'),
      ).toBeInTheDocument()
      expect(screen.getByLabelText('Title')).toHaveValue('Rope')
      expect(screen.getByLabelText(/About/)).toHaveValue('Holds.')
      expect(screen.getByRole('button', { name: 'Remove Go' })).toBeInTheDocument()
      expect(network.requests(facts)[0]?.body).toEqual({ repoUrl: rope })
    },
  )

  it('asks before it replaces what was typed', async () => {
    setUp().show()
    await userEvent.type(screen.getByLabelText('Title'), 'My Rope')
    await typeAddress('kelp/rope')
    await press('Fill in from the Repository')
    expect(
      await screen.findByRole('alertdialog', { name: 'Replace what you typed?' }),
    ).toHaveTextContent('The repository has other words for Title.')
    await press('Keep Mine')
    expect(screen.getByLabelText('Title')).toHaveValue('My Rope')
    expect(screen.getByLabelText(/About/)).toHaveValue('Holds.')
    await press('Fill in from the Repository')
    await screen.findByRole('alertdialog')
    await press('Replace')
    expect(screen.getByLabelText('Title')).toHaveValue('Rope')
  })

  it('says why it failed, and leaves the form as it was', async () => {
    const { network, show } = setUp()
    network.fail(facts, 404, 'There is no public repository at this address.')
    show()
    await userEvent.type(screen.getByLabelText('Title'), 'My Rope')
    await typeAddress('kelp/gone')
    await press('Fill in from the Repository')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no public repository at this address.',
    )
    expect(screen.getByLabelText('Title')).toHaveValue('My Rope')
    expect(screen.getByLabelText(/About/)).toHaveValue('')
  })
})

describe('the README', () => {
  const project = aProject({ gitUrl: rope, technologies: [go] })

  it('is taken and saved with the project', async () => {
    const { network, show, onClose } = setUp(project)
    network.fail(taking, 404, 'This repository has no README.')
    show()
    await press('Take the README')
    expect(await screen.findByRole('alert')).toHaveTextContent('This repository has no README.')
    network.reply(taking, readme)
    await press('Take the README')
    expect(await screen.findByText(/^README of kelp\/rope, taken/)).toBeInTheDocument()
    await save(onClose)
    expect(network.requests(update)[0]?.body.project).toMatchObject({ readmeId: 7 })
  })

  it('that is stored stays, or is removed', async () => {
    const { network, show, onClose } = setUp(project)
    network.reply('GET /api/user/projects/:id/readme', readme)
    const { unmount } = show()
    await screen.findByRole('button', { name: 'Take the README Again' })
    await save(onClose)
    expect(network.requests(update)[0]?.body.project).not.toHaveProperty('readmeId')
    unmount()
    onClose.mockClear()
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove README' }))
    expect(screen.queryByText(/^README of/)).not.toBeInTheDocument()
    await save(onClose)
    expect(network.requests(update)[1]?.body.project).toMatchObject({ readmeId: null })
  })
})

it('says once that GitHub cannot be read, and what to do without it', async () => {
  const { network, show } = setUp()
  for (const call of [facts, taking] as const) network.fail(call, 502, '')
  show()
  await typeAddress(rope)
  await press('Fill in from the Repository')
  await press('Take the README')
  await waitFor(() => expect(network.requests(taking)).toHaveLength(1))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'GitHub cannot be read right now. Fill in the form yourself, or try again later.',
  )
})
