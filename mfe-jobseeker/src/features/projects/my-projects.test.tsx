import type { Project } from '@swipefolio/shared/contract'
import {
  aJobSeekerHome,
  aPage,
  aProject,
  aTechnology,
  createTestShell,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MyProjects } from './my-projects'

const list = 'GET /api/user/projects'
const remove = 'DELETE /api/user/projects/:id'
const technologies = ['React', 'TypeScript', 'Go', 'Rust', 'Redis'].map((name) =>
  aTechnology({ name }),
)
const tide = aProject({ id: 1, technologies })
const bus = aProject({ id: 2, title: 'Night Bus', gitUrl: '', websiteUrl: '' })

function setUp(all: Project[] = [tide, bus], path = '/dashboard') {
  const shell = createTestShell({ role: 'jobseeker', path })
  shell.network.reply(list, all)
  shell.network.reply('GET /api/user/techlist', technologies)
  return { ...shell, show: () => render(shell.wrap(<MyProjects />)) }
}

const card = async (title: string) => within(await screen.findByRole('listitem', { name: title }))
const press = async (title: string, button: string) =>
  userEvent.click((await card(title)).getByRole('button', { name: button }))
const question = 'Are you sure you want to delete "Tide Tables"?'

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('the list', () => {
  it('shows the loading state', async () => {
    const { network, show } = setUp()
    const answer = network.hold(list)
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Loading projects...')
    const add = screen.getByRole('button', { name: 'Add New Project' })
    answer([])
    expect(await screen.findByText('No Projects Yet')).toBeInTheDocument()
    // It neither moves nor is replaced while somebody presses it.
    expect(screen.getByRole('button', { name: 'Add New Project' })).toBe(add)
  })

  it.each([
    ['', 'Failed to load projects'],
    ['Please wait a moment', 'Please wait a moment'],
  ])('shows an error and retries: "%s"', async (body, sentence) => {
    const { network, show } = setUp()
    network.fail(list, 400, body)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    network.reply(list, [tide])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Tide Tables' })).toBeInTheDocument()
  })

  it('explains the empty state', async () => {
    setUp([]).show()
    expect(await screen.findByRole('heading', { name: 'No Projects Yet' })).toBeInTheDocument()
    expect(
      screen.getByText(
        'You haven\'t created any projects yet. Click "Add New Project" to get started!',
      ),
    ).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'See Project Requests' })).toBeVisible()
  })

  it('shows three technologies, and all of them with the about text when expanded', async () => {
    setUp().show()
    const tags = async () =>
      within((await card('Tide Tables')).getByRole('list', { name: 'Technologies' }))
        .getAllByRole('listitem')
        .map((tag) => tag.textContent)
    expect(await tags()).toEqual(['React', 'TypeScript', 'Go+2 more'])
    expect((await card('Tide Tables')).queryByText(tide.about)).not.toBeInTheDocument()
    await press('Tide Tables', 'Show More')
    expect(await tags()).toEqual(['React', 'TypeScript', 'Go', 'Rust', 'Redis'])
    expect((await card('Tide Tables')).getByText(tide.about)).toBeInTheDocument()
    await press('Tide Tables', 'Show Less')
    expect(await tags()).toEqual(['React', 'TypeScript', 'Go+2 more'])
  })
})

describe('the next step', () => {
  const step = () => screen.findByRole('link', { name: /^Write a Detailed Description/ })
  const setUpFirst = (all: Project[]) => {
    const shell = setUp(all)
    shell.network.reply('GET /api/user/home', aJobSeekerHome({ done: ['project'], newest: tide }))
    shell.show()
  }

  it('is named beside the first project', async () => {
    setUpFirst([tide])
    expect(await step()).toHaveAttribute('href', '/dashboard?section=projects&edit=1')
    expect(screen.getByText('Your next step: 2 of 5')).toBeInTheDocument()
  })

  it('is not named beside further ones', async () => {
    setUpFirst([tide, bus])
    await card('Night Bus')
    expect(screen.queryByText(/^Your next step/)).not.toBeInTheDocument()
  })
})

describe('an AI review', () => {
  it('is linked from the details of a project with a repository', async () => {
    const gitUrl = 'https://github.com/kelp-and-co/tide-tables.git'
    setUp([aProject({ id: 1, gitUrl }), bus]).show()
    await press('Tide Tables', 'View Details')
    expect(await screen.findByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      '/aireview?repo=https%3A%2F%2Fgithub.com%2Fkelp-and-co%2Ftide-tables',
    )
  })

  it.each(['', 'https://gitlab.com/kelp/tide-tables', 'https://github.com/kelp'])(
    'is not offered for “%s”',
    async (gitUrl) => {
      setUp([aProject({ id: 1, gitUrl })]).show()
      await press('Tide Tables', 'View Details')
      expect(await screen.findByText('Technologies')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Review' })).not.toBeInTheDocument()
    },
  )
})

describe('a long list', () => {
  const inPages = ({ query }: { query: { limit?: string; cursor?: string } }) => {
    if (!query.limit) return [tide, bus]
    return query.cursor === 'more' ? [bus] : aPage([tide], 'more')
  }

  it('loads further pages', async () => {
    const { network, show } = setUp()
    network.reply(list, inPages)
    show()
    await card('Tide Tables')
    expect(screen.queryByRole('heading', { name: 'Night Bus' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'More Projects' }))
    await card('Night Bus')
  })

  it('opens a project of a later page by its URL', async () => {
    const { network, show } = setUp([], '/dashboard?project=2')
    network.reply(list, inPages)
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Night Bus' })).toBeInTheDocument()
    expect(screen.queryByText('This project was removed')).not.toBeInTheDocument()
  })
})

describe('the detail view', () => {
  it('has a URL, receives the focus, starts at its top and returns to the place in the list', async () => {
    const shell = setUp()
    shell.show()
    window.scrollY = 300
    await press('Tide Tables', 'View Details')
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
    expect(shell.location()).toBe('/dashboard?section=projects&project=1')
    expect(screen.getByRole('heading', { level: 1, name: 'Tide Tables' })).toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
    expect(screen.getByText(tide.about)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Repository' })).toHaveAttribute('href', tide.gitUrl)
    expect(screen.getByRole('link', { name: 'Live Website' })).toHaveAttribute(
      'href',
      tide.websiteUrl,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back to Projects' }))
    expect(screen.getByRole('heading', { level: 1, name: 'My Projects' })).toBeInTheDocument()
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300)
    window.scrollY = 0
  })

  it('previews the card as recruiters see it, with its own URL', async () => {
    const shell = setUp([tide], '/dashboard?project=1')
    shell.show()
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
    const dialog = await screen.findByRole('dialog', { name: 'This is how recruiters see it' })
    expect(within(dialog).getByRole('article', { name: 'Tide Tables' })).toBeInTheDocument()
    expect(shell.location()).toBe('/dashboard?project=1&section=projects&preview=true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(shell.location()).toBe('/dashboard?project=1&section=projects')
  })

  it('shows no missing links', async () => {
    setUp([bus], '/dashboard?project=2').show()
    expect(await screen.findByRole('heading', { name: 'Night Bus' })).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows when the project was removed', async () => {
    setUp([bus], '/dashboard?project=1').show()
    expect(await screen.findByText('This project was removed')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Back to Projects' })).toBeInTheDocument()
  })
})

describe('deleting', () => {
  it('asks for confirmation and does nothing on Cancel', async () => {
    const { network, show } = setUp()
    show()
    await press('Tide Tables', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    expect(dialog.getByText('Its pictures, likes and saves go with it.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(network.requests(remove)).toHaveLength(0)
  })

  it.each([
    ['', 'Failed to delete project'],
    ['Projects cannot be deleted now', 'Projects cannot be deleted now'],
  ])('shows why it failed and keeps the project: "%s"', async (body, sentence) => {
    const { network, show } = setUp()
    network.fail(remove, 409, body)
    show()
    await press('Tide Tables', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await press('Night Bus', 'Delete')
    const next = await screen.findByRole('alertdialog', { name: /Night Bus/ })
    expect(within(next).queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows what is stored after a lost answer, and takes what is gone for deleted', async () => {
    const { network, show } = setUp()
    network.loseAnswer(remove)
    show()
    await press('Tide Tables', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    network.reply(list, [bus])
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByRole('alert')
    await waitFor(() => expect(screen.queryByText('Tide Tables')).not.toBeInTheDocument())
    network.fail(remove, 404, 'This project was removed')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Project deleted')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('deletes, reloads the list and leaves the detail view', async () => {
    const { network, location, show } = setUp([tide, bus], '/dashboard?project=1')
    network.reply(remove, () => {
      network.reply(list, [bus])
      return ''
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: question }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'Night Bus' })).toBeInTheDocument()
    expect(network.requests(remove)[0]?.params).toEqual({ id: '1' })
    expect(location()).toBe('/dashboard?section=projects')
    expect(screen.queryByText('Tide Tables')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })
})
