import {
  aJobSeeker,
  aJobSeekerProfile,
  aProject,
  createTestShell,
} from '@swipefolio/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeCanvas } from '../picture/fake-canvas'
import { Profile } from './profile'

const read = 'GET /api/user/profile'
const update = 'PUT /api/user/profile'
const uploading = 'POST /api/user/profile/picture'
const readPage = 'GET /api/user/public-page'
const updatePage = 'PUT /api/user/public-page'
const stored = aJobSeekerProfile()
const tides = aProject({ id: 3, title: 'Tide Tables' })
const page = { isOn: false, handle: '', projectIds: [] as number[], isListed: false }

function setUp() {
  const shell = createTestShell({ role: 'jobseeker' })
  shell.network.reply('GET /api/user/details', aJobSeeker({ id: 7 }))
  shell.network.reply(read, stored)
  shell.network.reply(readPage, page)
  shell.network.reply(updatePage, ({ body }) => ({ ...page, ...body }))
  shell.network.reply('GET /api/user/projects', [tides, aProject({ id: 4, title: 'Loom' })])
  shell.network.reply(update, ({ body }) => ({ ...stored, ...(body as typeof stored) }))
  return { ...shell, show: () => render(shell.wrap(<Profile />)) }
}

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }))

it('shows an error when loading fails, and retries', async () => {
  const { network, show } = setUp()
  network.fail(read, 400)
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your profile')
  network.reply(read, stored)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await field('Headline')).toHaveValue(stored.headline)
  expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/user/7')
})

it('saves everything, with addresses completed and languages one by one', async () => {
  const { network, show } = setUp()
  show()
  await userEvent.clear(await field('Languages'))
  await userEvent.type(await field('Languages'), 'Hebrew, , Arabic')
  await userEvent.click(screen.getByRole('radio', { name: 'From a date' }))
  await userEvent.type(screen.getByLabelText('Available From'), '2090-05-01')
  await userEvent.click(screen.getByRole('button', { name: 'Add a Link' }))
  const names = screen.getAllByLabelText('Name of the link')
  await waitFor(() => expect(names[1]).toHaveFocus())
  await userEvent.keyboard('Talk{Tab}talks.example/tides')
  await save()
  expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
  expect(network.requests(update)[0]?.body).toMatchObject({
    headline: stored.headline,
    availability: 'from',
    availableFrom: '2090-05-01',
    languages: ['Hebrew', '', ' Arabic'].map((name) => expect.stringContaining(name.trim())),
    links: [...stored.links, { label: 'Talk', url: 'https://talks.example/tides' }],
    image: '',
  })
})

describe('when another tab has saved meanwhile', () => {
  it('keeps what was changed there, the picture included', async () => {
    const { network, show } = setUp()
    show()
    await userEvent.type(await field('Headline'), '!')
    const image = '/api/images/theirs.webp'
    network.reply(read, { ...stored, place: 'Haifa', image })
    await save()
    expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
    expect(network.requests(update)[0]?.body).toMatchObject({
      headline: `${stored.headline}!`,
      place: 'Haifa',
      image,
    })
    expect(await field('Place')).toHaveValue('Haifa')
  })

  it('asks before it replaces a change of the same field', async () => {
    const { network, show } = setUp()
    show()
    await userEvent.type(await field('Headline'), '!')
    network.reply(read, { ...stored, headline: 'Theirs', image: '/api/images/theirs.webp' })
    await save()
    expect(await screen.findByText(/was changed elsewhere, too/)).toBeInTheDocument()
    expect(network.requests(update)).toHaveLength(0)
    await save()
    expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
    expect(network.requests(update)[0]?.body).toMatchObject({
      headline: `${stored.headline}!`,
      image: '/api/images/theirs.webp',
    })
  })

  it('keeps the projects that were chosen there for the public page', async () => {
    const { network, show } = setUp()
    const on = { ...page, isOn: true, handle: 'noa' }
    network.reply(readPage, on)
    show()
    await userEvent.click(await screen.findByLabelText('Search engines may list it'))
    network.reply(readPage, { ...on, projectIds: [3] })
    await userEvent.click(screen.getByRole('button', { name: 'Save Page' }))
    await waitFor(() =>
      expect(network.requests(updatePage)[0]?.body).toMatchObject({
        projectIds: [3],
        isListed: true,
      }),
    )
  })
})

it('shows the error of a link at its field, and sends nothing', async () => {
  const { network, show } = setUp()
  show()
  await userEvent.clear(await field('Address'))
  await userEvent.type(await field('Address'), 'http://noa.example')
  await save()
  const sentence = 'Please enter an address that starts with https://'
  expect(await field('Address')).toHaveAccessibleDescription(sentence)
  expect(await field('Address')).toHaveFocus()
  expect(screen.getAllByText(sentence)).toHaveLength(1)
  expect(network.requests(update)).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Remove the link Blog' }))
  await save()
  await waitFor(() => expect(network.requests(update)[0]?.body.links).toEqual([]))
})

it('keeps what was typed when saving fails, and as a draft', async () => {
  const { network, show } = setUp()
  network.fail(update, 400)
  const { unmount } = show()
  await userEvent.type(await field('Headline'), ' and big ones')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile')
  expect(await field('Headline')).toHaveValue(`${stored.headline} and big ones`)
  unmount()
  show()
  expect(await field('Headline')).toHaveValue(`${stored.headline} and big ones`)
  expect(screen.getByText('This is what you had not saved.')).toBeInTheDocument()
})

it('says that saving failed, and nothing else, when the server cannot be reached', async () => {
  const { network, show } = setUp()
  show()
  const headline = await field('Headline')
  await userEvent.type(headline, ' and big ones')
  network.setOffline(true)
  window.dispatchEvent(new Event('offline'))
  await save()
  expect(await screen.findByText(/^Failed to update profile. The connection failed/)).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByLabelText(/^Headline/)).toBe(headline)
})

it('uploads a square picture once, and is then saved over what is stored by then', async () => {
  const { network, show } = setUp()
  fakeCanvas()
  network.reply(uploading, () => {
    network.reply(read, { ...stored, headline: 'Of another tab' })
    return { image: '/api/images/portrait.webp' }
  })
  show()
  await field('Headline')
  const photo = new File(['photo'], 'photo', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText('Picture file'), photo)
  await screen.findByRole('application', { name: 'Crop the picture' })
  await save()
  await screen.findByText('Profile updated successfully')
  expect(network.requests(uploading)).toHaveLength(1)
  expect(network.requests(update)[0]?.body).toMatchObject({
    headline: 'Of another tab',
    image: '/api/images/portrait.webp',
  })
  expect(screen.queryByRole('application')).not.toBeInTheDocument()
})

describe('the public page', () => {
  const savePage = () => userEvent.click(screen.getByRole('button', { name: 'Save Page' }))

  it('is switched on with a handle and the chosen projects, and then shown, shared and chosen for', async () => {
    const { network, show } = setUp()
    show()
    expect(await field('Headline')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Public page/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByLabelText('Show my public page'))
    expect(screen.getByText(/can recognise projects shown there in the deck/)).toBeVisible()
    expect(screen.getByLabelText('Handle')).toHaveValue('noa-levi')
    await userEvent.clear(screen.getByLabelText('Handle'))
    await savePage()
    expect(screen.getByLabelText('Handle')).toHaveAccessibleDescription(/Please choose a handle/)
    network.fail(updatePage, 409, 'This handle is taken')
    await userEvent.type(screen.getByLabelText('Handle'), ' Noa ')
    await userEvent.click(screen.getByLabelText('Tide Tables'))
    await savePage()
    expect(await field('Handle')).toHaveAccessibleDescription(/This handle is taken/)
    network.reply(updatePage, ({ body }) => ({ ...page, ...body }))
    await savePage()
    expect(await screen.findByText('Your public page is on')).toBeVisible()
    const sent = { isOn: true, handle: 'noa', projectIds: [3], isListed: false }
    expect(network.requests(updatePage).at(-1)?.body).toEqual(sent)
    expect(screen.getByRole('link', { name: 'View Page' })).toHaveAttribute('href', '/p/noa')
    await userEvent.click(screen.getByRole('button', { name: 'Public page: Headline' }))
    await save()
    await screen.findByText('Profile updated successfully')
    expect(network.requests(update)[0]?.body).toMatchObject({ publicFields: ['headline'] })
  })

  it('has a choice beside fields only while they have something to show', async () => {
    const { network, show } = setUp()
    network.reply(read, { ...stored, place: '' })
    network.reply(readPage, { ...page, isOn: true, handle: 'noa' })
    show()
    expect(await screen.findByRole('button', { name: 'Public page: Headline' })).toBeVisible()
    const ofPlace = () => screen.queryByRole('button', { name: 'Public page: Place' })
    expect(ofPlace()).toBeNull()
    await userEvent.type(await field('Place'), 'Haifa')
    expect(ofPlace()).toBeVisible()
    expect(await field('Place')).toHaveFocus()
  })

  it('takes 12 projects at most, and forgets those that are gone', async () => {
    const { network, show } = setUp()
    const many = Array.from({ length: 13 }, (_, at) => aProject({ id: at + 1, title: `No. ${at}` }))
    const projectIds = [99, ...many.slice(0, 12).map(({ id }) => id)]
    network.reply('GET /api/user/projects', many)
    network.reply(readPage, { isOn: true, handle: 'noa', projectIds, isListed: false })
    show()
    expect(await screen.findByText(/^12 of at most 12/)).toBeVisible()
    expect(screen.getByLabelText('No. 12')).toBeDisabled()
    await userEvent.click(screen.getByLabelText('No. 0'))
    expect(screen.getByLabelText('No. 12')).toBeEnabled()
    await savePage()
    await screen.findByText('Your public page is on')
    expect(network.requests(updatePage)[0]?.body.projectIds).toEqual(
      many.slice(1, 12).map(({ id }) => id),
    )
  })

  it('says why its settings cannot be loaded, beside the form', async () => {
    const { network, show } = setUp()
    network.fail(readPage, 400)
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your public page')
    expect(await field('Headline')).toHaveValue(stored.headline)
  })
})
