import { aProject, aTechnology, createTestShell } from '@swipefolio/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MyProjects } from './my-projects'

const create = 'POST /api/user/projects'
const update = 'PUT /api/user/projects'
const technologies = ['React', 'Preact', 'Go'].map((name) => aTechnology({ name }))
const [react, , go] = technologies
const tide = aProject({ id: 1, image: '/api/images/tide.webp', technologies: [aTechnology()] })

function setUp(path: string) {
  const shell = createTestShell({ role: 'jobseeker', path })
  shell.network.reply('GET /api/user/projects', [tide])
  shell.network.reply('GET /api/user/techlist', technologies)
  return { ...shell, show: () => render(shell.wrap(<MyProjects />)) }
}

async function openDialog(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }))
  const picker = () => dialog.findByRole('combobox', { name: 'Technologies' })
  return {
    ...dialog,
    picker,
    type: (label: RegExp, text: string) => userEvent.type(dialog.getByLabelText(label), text),
    choose: async (text: string, technology: string) => {
      await userEvent.type(await picker(), text)
      await userEvent.click(await screen.findByRole('option', { name: technology }))
    },
    submit: () => userEvent.click(dialog.getByRole('button', { name: /^(Add Project|Save)/ })),
  }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('adding a project', () => {
  it('opens from the button with its own URL and closes on Esc', async () => {
    const shell = setUp('/dashboard')
    shell.show()
    await userEvent.click(await screen.findByRole('button', { name: 'Add New Project' }))
    const form = await openDialog('Add Project')
    expect(form.getAllByRole('textbox')[0]).toBe(form.getByLabelText(/GitHub URL/))
    expect(form.getByLabelText(/GitHub URL/)).toHaveAttribute('data-initial-focus')
    expect(shell.location()).toBe('/dashboard?section=projects&add=true')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    expect(shell.location()).toBe('/dashboard?section=projects')
  })

  it('adds the first project from the empty state, and focuses the button where it is then', async () => {
    const { network, show } = setUp('/dashboard')
    network.reply('GET /api/user/projects', [])
    network.reply(create, tide)
    show()
    await screen.findByRole('heading', { name: 'No Projects Yet' })
    await userEvent.click(screen.getByRole('button', { name: 'Add New Project' }))
    const form = await openDialog('Add Project')
    await form.type(/^Title/, 'Tide Tables')
    await form.choose('rea', 'React')
    network.reply('GET /api/user/projects', [tide])
    await form.submit()
    await isClosed()
    expect(screen.queryByText('No Projects Yet')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add New Project' })).toHaveFocus(),
    )
  })

  it('explains what recruiters will see', async () => {
    setUp('/dashboard?add=true').show()
    const form = await openDialog('Add Project')
    expect(form.getByText(/They do not see your name or email until/)).toBeInTheDocument()
  })

  it('requires title and technology, and focuses the first invalid field', async () => {
    const { network, show } = setUp('/dashboard?add=true')
    show()
    const form = await openDialog('Add Project')
    await form.picker()
    await form.submit()
    const title = form.getByLabelText('Title')
    expect(title).toHaveAccessibleDescription('Project title is required')
    expect(form.getByText('At least one technology is required')).toBeInTheDocument()
    await waitFor(() => expect(title).toHaveFocus())
    expect(network.requests(create)).toHaveLength(0)
  })

  it('clears an error when its field is edited', async () => {
    setUp('/dashboard?add=true').show()
    const form = await openDialog('Add Project')
    await form.submit()
    await form.type(/Title/, 'T')
    expect(form.queryByText('Project title is required')).not.toBeInTheDocument()
    await form.choose('go', 'Go')
    expect(form.queryByText('At least one technology is required')).not.toBeInTheDocument()
  })

  it('refuses an invalid URL', async () => {
    const { network, show } = setUp('/dashboard?add=true')
    show()
    const form = await openDialog('Add Project')
    await form.type(/Title/, 'Tide Clock')
    await form.choose('go', 'Go')
    await form.type(/GitHub URL/, 'my code')
    await form.submit()
    expect(form.getByLabelText(/GitHub URL/)).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid GitHub URL'),
    )
    expect(network.requests(create)).toHaveLength(0)
  })

  it('finds technologies by part of their name, excludes chosen ones and removes them', async () => {
    setUp('/dashboard?add=true').show()
    const form = await openDialog('Add Project')
    await form.choose('REACT', 'React')
    await userEvent.type(await form.picker(), 'react')
    expect(await screen.findByRole('option', { name: 'Preact' })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'React' })).not.toBeInTheDocument()
    await userEvent.clear(await form.picker())
    await userEvent.type(await form.picker(), 'cobol')
    expect(await screen.findByText('No matching technologies found')).toBeInTheDocument()
    await userEvent.click(form.getByRole('button', { name: 'Remove React' }))
    expect(form.queryByRole('button', { name: 'Remove React' })).not.toBeInTheDocument()
  })

  it('logs that loading the technologies fails, says so where they are chosen, and loads them again', async () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => {})
    const { network, show } = setUp('/dashboard?add=true')
    network.fail('GET /api/user/techlist', 400)
    show()
    const form = await openDialog('Add Project')
    await form.type(/Title/, 'Tide Clock')
    await waitFor(() => expect(debug).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Failed to load technologies')).not.toBeInTheDocument()
    await userEvent.type(await form.picker(), 'go')
    expect(await screen.findByText('Failed to load technologies')).toBeInTheDocument()
    expect(screen.queryByText('No matching technologies found')).not.toBeInTheDocument()
    network.reply('GET /api/user/techlist', technologies)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('option', { name: 'Go' })).toBeInTheDocument()
    expect(form.getByLabelText('Title')).toHaveValue('Tide Clock')
    debug.mockRestore()
  })

  it('shows that the technologies are loading', async () => {
    const { network, show } = setUp('/dashboard?add=true')
    const answer = network.hold('GET /api/user/techlist')
    show()
    const form = await openDialog('Add Project')
    await userEvent.type(await form.picker(), 'go')
    expect(screen.getByText('Loading technologies...')).toBeInTheDocument()
    answer(technologies)
    expect(await screen.findByRole('option', { name: 'Go' })).toBeInTheDocument()
  })

  it('adds a technology that the list lacks', async () => {
    const { network, show } = setUp('/dashboard?add=true')
    network.fail('POST /api/user/technologies', 429, 'Too many technologies')
    show()
    const form = await openDialog('Add Project')
    await userEvent.type(await form.picker(), 'Kelp Script{Enter}')
    expect(
      screen.getByText('Press the down arrow and Enter, or tap, to add “Kelp Script”'),
    ).toBeVisible()
    expect(network.requests('POST /api/user/technologies')).toHaveLength(0)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('Too many technologies')).toBeInTheDocument()
    network.reply('POST /api/user/technologies', { id: 99, name: 'Kelp Script' })
    await userEvent.click(screen.getByRole('option', { name: 'Add “Kelp Script”' }))
    expect(await form.findByRole('button', { name: 'Remove Kelp Script' })).toBeInTheDocument()
  })

  it('adds no technology whose name is invalid', async () => {
    const { network, show } = setUp('/dashboard?add=true')
    show()
    const form = await openDialog('Add Project')
    await userEvent.type(await form.picker(), '???{ArrowDown}{Enter}')
    expect(await screen.findByText(/^A technology has 2 to 40 letters/)).toBeInTheDocument()
    expect(network.requests('POST /api/user/technologies')).toHaveLength(0)
  })

  it('completes addresses without their beginning', async () => {
    setUp('/dashboard?add=true').show()
    const form = await openDialog('Add Project')
    await form.type(/GitHub URL/, 'github.com/noa/tides')
    await form.type(/Website URL/, 'tides.example{Enter}')
    expect(form.getByLabelText(/GitHub URL/)).toHaveValue('https://github.com/noa/tides')
    expect(form.getByLabelText(/Website URL/)).toHaveValue('https://tides.example')
  })

  it.each([
    ['', 'An error occurred while adding the project'],
    ['Too many projects', 'Too many projects'],
  ])('keeps the input when it fails: "%s"', async (body, sentence) => {
    const { network, show } = setUp('/dashboard?add=true')
    network.fail(create, 400, body)
    show()
    const form = await openDialog('Add Project')
    await form.type(/Title/, 'Tide Clock')
    await form.choose('go', 'Go')
    await form.submit()
    expect(await form.findByRole('alert')).toHaveTextContent(sentence)
    expect(form.getByLabelText('Title')).toHaveValue('Tide Clock')
  })

  it('sends the project, closes and reloads the list', async () => {
    const { network, show } = setUp('/dashboard?add=true')
    network.reply(create, ({ body }) => {
      const added = aProject({ title: body.project.title })
      network.reply('GET /api/user/projects', [added, tide])
      return added
    })
    show()
    const form = await openDialog('Add Project')
    await form.type(/Title/, '  Tide Clock ')
    await form.choose('react', 'React')
    await form.choose('go', 'Go')
    await form.type(/About/, 'Ticks.')
    await form.submit()
    await isClosed()
    expect(screen.getByRole('heading', { name: 'Tide Clock' })).toBeInTheDocument()
    expect(network.requests(create)[0]?.body).toEqual({
      project: {
        id: 0,
        title: 'Tide Clock',
        image: '',
        imageAlt: '',
        morePictures: [],
        about: 'Ticks.',
        gitUrl: '',
        websiteUrl: '',
      },
      technologies: [react, go],
    })
  })
})

describe('adding a project whose answer is lost', () => {
  it('sends the same key again, also after a reload, and replaces what was stored by changed values', async () => {
    const { network, show } = setUp('/dashboard?add=true')
    const keys = () =>
      network.requests(create).map(({ headers }) => headers['Idempotency-Key'] ?? 'none')
    network.loseAnswer(create)
    const { unmount } = show()
    const form = await openDialog('Add Project')
    await form.type(/Title/, 'Tide Clock')
    await form.choose('go', 'Go')
    await form.submit()
    expect(await form.findByRole('alert')).toHaveTextContent('The connection failed')
    await form.submit()
    await waitFor(() => expect(keys()).toHaveLength(2))
    unmount()
    show()
    const reopened = await openDialog('Add Project')
    expect(reopened.getByLabelText('Title')).toHaveValue('Tide Clock')
    await reopened.submit()
    await waitFor(() => expect(keys()).toHaveLength(3))
    expect(network.requests(update)).toEqual([])
    network.reply(create, tide)
    network.reply(update, tide)
    await reopened.type(/Title/, 's')
    await reopened.submit()
    await isClosed()
    expect(new Set(keys())).toEqual(new Set([expect.stringMatching(/^[\d-]{7,43}$/)]))
    expect(network.requests(update)[0]?.body).toMatchObject({
      project: { id: tide.id, title: 'Tide Clocks' },
      technologies: [go],
    })
  })
})

describe('editing a project', () => {
  it('shows why it failed', async () => {
    const { network, show } = setUp('/dashboard?edit=1')
    network.fail(update, 400)
    show()
    const form = await openDialog('Edit Project')
    await form.submit()
    expect(await form.findByRole('alert')).toHaveTextContent(
      'An error occurred while updating the project',
    )
  })

  it('keeps what another tab saved meanwhile in fields that were not changed here', async () => {
    const { network, show } = setUp('/dashboard?edit=1')
    network.reply(update, tide)
    show()
    const form = await openDialog('Edit Project')
    network.reply('GET /api/user/projects', [{ ...tide, title: 'Title of the other tab' }])
    await form.type(/About/, '!')
    await form.submit()
    await isClosed()
    expect(network.requests(update)[0]?.body.project).toMatchObject({
      title: 'Title of the other tab',
      about: `${tide.about}!`,
    })
  })

  it('keeps the form of a removed project until it is closed, and takes its card from the list', async () => {
    const { network, location, show } = setUp('/dashboard?edit=1')
    network.fail(update, 404, 'This project was removed')
    show()
    const form = await openDialog('Edit Project')
    await form.type(/About/, '!')
    network.reply('GET /api/user/projects', [])
    await form.submit()
    expect(await form.findByText('This project was removed')).toBeInTheDocument()
    expect(await screen.findByText('No Projects Yet')).toBeInTheDocument()
    expect(form.getByLabelText(/About/)).toHaveValue(`${tide.about}!`)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await isClosed()
    expect(location()).toBe('/dashboard?section=projects')
  })

  it('starts with the stored values and keeps id and image', async () => {
    const shell = setUp('/dashboard')
    shell.network.reply(update, ({ body }) => {
      const edited = { ...tide, title: body.project.title ?? '' }
      shell.network.reply('GET /api/user/projects', [edited])
      return edited
    })
    shell.show()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const form = await openDialog('Edit Project')
    expect(form.getByLabelText('Title')).toHaveValue('Tide Tables')
    expect(form.getByLabelText(/GitHub URL/)).not.toHaveAttribute('data-initial-focus')
    expect(form.getByRole('button', { name: 'Remove TypeScript' })).toBeInTheDocument()
    await form.type(/Title/, ' 2')
    await form.submit()
    await isClosed()
    expect(screen.getByRole('heading', { name: 'Tide Tables 2' })).toBeInTheDocument()
    expect(shell.network.requests(update)[0]?.body).toMatchObject({
      project: { id: 1, title: 'Tide Tables 2', image: '/api/images/tide.webp' },
      technologies: tide.technologies,
    })
  })
})
