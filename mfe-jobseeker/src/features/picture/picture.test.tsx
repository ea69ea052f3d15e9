import { aProject, aTechnology, createTestShell } from '@swipefolio/shared/testing'
import { Modal } from '@swipefolio/shared/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectForm } from '../projects/project-form'
import { fakeCanvas } from './fake-canvas'

const create = 'POST /api/user/projects'
const update = 'PUT /api/user/projects'
const uploading = 'POST /api/user/images'
const address = '/api/images/AAAAAAAAAAAAAAAAAAAAAA.webp'
const photo = (type = 'image/jpeg', content = 'photo') => new File([content], 'photo', { type })

function setUp(project = aProject({ id: 1, title: 'Tide Clock', technologies: [aTechnology()] })) {
  const shell = createTestShell({ role: 'jobseeker' })
  shell.network.reply('GET /api/user/techlist', [])
  shell.network.reply(update, project)
  shell.network.reply(uploading, { image: address })
  const canvas = fakeCanvas()
  const onClose = jest.fn()
  render(shell.wrap(<ProjectForm project={project} onClose={onClose} />))
  return { ...shell, ...canvas, onClose }
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Picture file'), file, { applyAccept: false })
const cropper = () => screen.findByRole('application', { name: 'Crop the picture' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
const picture = () => within(screen.getByRole('group', { name: /^Picture/ }))

describe('a picture', () => {
  it.each([
    ['another kind of file', photo('image/svg+xml'), 'Unsupported image'],
    ['a file that is broken', photo('image/png', ''), 'Unsupported image'],
    [
      'a huge file',
      Object.defineProperty(photo(), 'size', { value: 41 * 1024 * 1024 }),
      'The picture is too large: at most 40 MB',
    ],
  ])('is refused: %s', async (_, file, sentence) => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => {})
    const { network } = setUp()
    await choose(file)
    expect(await picture().findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
    await save()
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    expect(network.requests(uploading)).toHaveLength(0)
    debug.mockRestore()
  })

  it('is refused with a reason that stays until another is chosen', async () => {
    setUp(aProject({ image: address, technologies: [aTechnology()] }))
    await choose(photo('image/svg+xml'))
    await picture().findByText('Unsupported image')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }))
    expect(picture().getByRole('alert')).toHaveTextContent('Unsupported image')
    await choose(photo())
    await cropper()
    expect(picture().queryByRole('alert')).not.toBeInTheDocument()
  })

  it('comes into view, is moved by arrow keys and zoomed by plus, minus and slider', async () => {
    const { lastVisible } = setUp()
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    await choose(photo())
    const frame = await cropper()
    expect(scrolled.mock.contexts).toEqual([frame.parentElement])
    expect(frame).toHaveAccessibleDescription(/arrow keys move it, plus and minus zoom/)
    expect(lastVisible()).toEqual([800, 0, 1600, 1000])
    frame.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(lastVisible()).toEqual([720, 0, 1600, 1000])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(lastVisible()).toEqual([880, 0, 1600, 1000])
    await userEvent.keyboard('+')
    expect(lastVisible()?.slice(2)).toEqual([1455, 909])
    await userEvent.keyboard('-')
    expect(lastVisible()).toEqual([880, 0, 1600, 1000])
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    expect(lastVisible()?.slice(2)).toEqual([800, 500])
  })

  it('is uploaded cropped, with its description', async () => {
    const { network, onClose } = setUp()
    await choose(photo())
    await cropper()
    await userEvent.type(screen.getByLabelText(/Picture Description/), ' A clock by the sea ')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(network.requests(uploading)[0]?.body).toMatchObject({ type: 'image/webp' })
    expect(network.requests(update)[0]?.body.project).toMatchObject({
      image: address,
      imageAlt: 'A clock by the sea',
    })
  })

  it('is uploaded as JPEG where the browser cannot write WebP', async () => {
    const { network } = setUp()
    fakeCanvas({ type: 'image/png' })
    await choose(photo())
    await cropper()
    await save()
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    expect(network.requests(uploading)[0]?.body).toMatchObject({ type: 'image/jpeg' })
  })

  it('is kept when the upload fails, and is not uploaded again when only saving the project fails', async () => {
    const { network, onClose } = setUp()
    network.fail(uploading, 400, 'Unsupported image')
    await choose(photo())
    await cropper()
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Unsupported image')
    expect(network.requests(update)).toHaveLength(0)
    network.reply(uploading, { image: address })
    network.fail(update, 400)
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while updating the project',
    )
    network.reply(update, aProject())
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(network.requests(uploading)).toHaveLength(2)
  })

  it('is saved beside what another tab saved while it was uploaded', async () => {
    const project = aProject({ id: 1, technologies: [aTechnology()] })
    const { network } = setUp(project)
    network.reply('GET /api/user/projects', [project])
    network.reply(uploading, () => {
      network.reply('GET /api/user/projects', [{ ...project, about: 'Of the other tab' }])
      return { image: address }
    })
    await choose(photo())
    await cropper()
    await save()
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    expect(network.requests(update)[0]?.body.project).toMatchObject({
      image: address,
      about: 'Of the other tab',
    })
  })

  it('is kept with its crop until the form is opened again', async () => {
    const shell = createTestShell({ role: 'jobseeker' })
    shell.network.reply('GET /api/user/techlist', [])
    const { lastVisible } = fakeCanvas()
    const form = shell.wrap(<ProjectForm project={aProject({ id: 1 })} onClose={() => {}} />)
    const { unmount } = render(form)
    await choose(photo())
    ;(await cropper()).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(sessionStorage.getItem('draftPicture')).toMatch(/"x":0.475/))
    unmount()
    render(form)
    await cropper()
    expect(lastVisible()).toEqual([720, 0, 1600, 1000])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }))
    expect(sessionStorage.getItem('draftPicture')).toBeNull()
  })

  it('is sent with the same key again, also after a reload, and replaces what was stored when its crop is changed', async () => {
    const { network, wrap } = createTestShell({ role: 'jobseeker' })
    fakeCanvas()
    network.reply('GET /api/user/techlist', [aTechnology({ name: 'Go' })])
    network.reply(uploading, { image: address })
    network.loseAnswer(create)
    const add = async (tries: number) => {
      await userEvent.click(screen.getByRole('button', { name: 'Add Project' }))
      await waitFor(() => expect(network.requests(create)).toHaveLength(tries))
    }
    const form = wrap(<ProjectForm onClose={() => {}} />)
    const { unmount } = render(form)
    await userEvent.type(screen.getByLabelText('Title'), 'Tide Clock')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Technologies' }), 'Go')
    await choose(photo())
    await cropper()
    await waitFor(() => expect(sessionStorage.getItem('draftPicture')).not.toBeNull())
    await add(1)
    unmount()
    render(form)
    const frame = await cropper()
    await add(2)
    expect(network.requests(update)).toEqual([])
    network.reply(create, aProject({ id: 7 }))
    network.reply(update, aProject({ id: 7 }))
    frame.focus()
    await userEvent.keyboard('{ArrowRight}')
    await add(3)
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    expect(network.requests(update)[0]?.body).toMatchObject({ project: { id: 7, image: address } })
    const keys = network.requests(create).map(({ headers }) => headers['Idempotency-Key'] ?? 'none')
    expect(new Set(keys).size).toBe(1)
  })

  it('can be dropped or pasted', async () => {
    setUp()
    const file = photo('image/png')
    fireEvent.drop(screen.getByRole('group', { name: /^Picture/ }), {
      dataTransfer: { files: [file] },
    })
    await cropper()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }))
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
    fireEvent.paste(document.body, { clipboardData: { files: [file], types: ['Files'] } })
    expect(await cropper()).toBeInTheDocument()
  })

  it('is removed together with its description', async () => {
    const { network } = setUp(aProject({ image: address, imageAlt: 'A clock' }))
    expect(picture().getByRole('button', { name: 'Replace Picture' })).toBeInTheDocument()
    expect(screen.getByLabelText(/Picture Description/)).toHaveValue('A clock')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }))
    expect(screen.queryByLabelText(/Picture Description/)).not.toBeInTheDocument()
    await save()
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    expect(network.requests(update)[0]?.body.project).toMatchObject({ image: '', imageAlt: '' })
    expect(network.requests(create)).toHaveLength(0)
  })
})

describe('several pictures', () => {
  const stored = aProject({
    image: '/api/images/one.webp',
    imageAlt: 'One',
    morePictures: [
      { image: '/api/images/two.webp', imageAlt: 'Two' },
      { image: '/api/images/three.webp', imageAlt: '' },
    ],
    technologies: [aTechnology()],
  })
  const tile = (place: number, of: number) =>
    picture().getByRole('button', { name: new RegExp(`^Picture ${place} of ${of}`) })
  const savedPictures = async (network: ReturnType<typeof setUp>['network']) => {
    await save()
    await waitFor(() => expect(network.requests(update)).toHaveLength(1))
    const { image, imageAlt, morePictures } = network.requests(update)[0]?.body.project ?? {}
    return [{ image, imageAlt }, ...(morePictures ?? [])].map(
      (shown) => `${shown.image?.split('/').pop()} ${shown.imageAlt}`,
    )
  }

  it('are put into another order by buttons that keep the focus, and described one by one', async () => {
    const { network } = setUp(stored)
    await userEvent.click(tile(3, 3))
    await userEvent.type(screen.getByLabelText(/Picture Description/), 'Three')
    const forward = picture().getByRole('button', { name: 'Move picture forward' })
    await userEvent.click(forward)
    await userEvent.keyboard('{Enter}{Enter}')
    expect(forward).toHaveFocus()
    expect(forward).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Picture 1 of 3', { selector: '[role=status]' })).toBeInTheDocument()
    expect(await savedPictures(network)).toEqual([
      'three.webp Three',
      'one.webp One',
      'two.webp Two',
    ])
  })

  it('are removed, replaced and added, up to six', async () => {
    const { network } = setUp(stored)
    await userEvent.click(tile(2, 3))
    await userEvent.click(picture().getByRole('button', { name: 'Remove Picture' }))
    await userEvent.click(picture().getByRole('button', { name: 'Replace Picture' }))
    await choose(photo())
    await cropper()
    expect(screen.getByLabelText(/Picture Description/)).toHaveValue('')
    fireEvent.drop(screen.getByRole('group', { name: /^Picture/ }), {
      dataTransfer: { files: [photo(), photo(), photo(), photo(), photo()] },
    })
    expect(await picture().findByRole('alert')).toHaveTextContent('At most 6 pictures')
    expect(picture().queryByRole('button', { name: 'Add Picture' })).not.toBeInTheDocument()
    expect(tile(6, 6)).toHaveAttribute('aria-current', 'true')
    expect(await savedPictures(network)).toHaveLength(6)
    expect(network.requests(uploading)).toHaveLength(5)
  })

  it('survive that the form is opened again, in their order', async () => {
    const shell = createTestShell({ role: 'jobseeker' })
    shell.network.reply('GET /api/user/techlist', [])
    fakeCanvas()
    const form = shell.wrap(<ProjectForm project={stored} onClose={() => {}} />)
    const { unmount } = render(form)
    await choose(photo())
    await cropper()
    await userEvent.click(picture().getByRole('button', { name: 'Move picture forward' }))
    await waitFor(() => expect(sessionStorage.getItem('draftPicture')).toMatch(/"data"/))
    unmount()
    render(form)
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
    await userEvent.click(tile(3, 4))
    expect(await cropper()).toBeInTheDocument()
  })

  describe('in a draft', () => {
    const keptPictures = () =>
      (JSON.parse(sessionStorage.getItem('draftPicture') ?? '{}') as { pictures?: unknown[] })
        .pictures?.length
    const add = async (...files: File[]) =>
      userEvent.upload(await screen.findByLabelText('Picture file'), files)
    function open() {
      const shell = createTestShell({ role: 'jobseeker' })
      shell.network.reply('GET /api/user/techlist', [])
      fakeCanvas()
      const form = shell.wrap(
        <Modal isOpen title="Add Project" onClose={() => {}}>
          <ProjectForm onClose={() => {}} />
        </Modal>,
      )
      const view = render(form)
      return {
        openAgain() {
          view.unmount()
          fakeCanvas()
          render(form)
        },
      }
    }

    it('are kept as soon as each is encoded, and those that were not yet are counted', async () => {
      const { openAgain } = open()
      const { createImageBitmap } = globalThis
      const { toBlob } = HTMLCanvasElement.prototype
      const encode = jest.fn(toBlob)
      HTMLCanvasElement.prototype.toBlob = encode
      encode.mockImplementationOnce(toBlob).mockImplementationOnce(toBlob).mockReturnValue()
      const read = jest.fn(createImageBitmap)
      globalThis.createImageBitmap = read as never
      for (let count = 0; count < 3; count += 1) read.mockImplementationOnce(createImageBitmap)
      read.mockReturnValue(new Promise(() => {}))
      await add(photo(), photo(), photo(), photo())
      await waitFor(() => expect(keptPictures()).toBe(2))
      await waitFor(() => expect(encode).toHaveBeenCalledTimes(3))
      openAgain()
      const line = 'This is what you had not saved. 2 pictures could not be kept.'
      expect(screen.getByText(line)).toBeInTheDocument()
      await cropper()
      expect(tile(2, 2)).toBeInTheDocument()
      await add(photo(), photo(), photo(), photo())
      await waitFor(() => expect(tile(6, 6)).toHaveAttribute('aria-current', 'true'))
      expect(picture().queryByRole('alert')).not.toBeInTheDocument()
    })

    it('are counted when there was no room for them', async () => {
      const { openAgain } = open()
      const large = new Blob(['x'.repeat(1_200_000)], { type: 'image/webp' })
      HTMLCanvasElement.prototype.toBlob = (done) => done(large)
      await add(photo(), photo())
      await waitFor(() => expect(keptPictures()).toBe(1))
      await waitFor(() => expect(tile(2, 2)).toBeInTheDocument())
      openAgain()
      expect(screen.getByText(/1 picture could not be kept\.$/)).toBeInTheDocument()
      await cropper()
      expect(tile(1, 1)).toBeInTheDocument()
    })
  })
})

it('previews the card with unsaved changes', async () => {
  setUp()
  await choose(photo())
  await cropper()
  await userEvent.type(screen.getByLabelText('Title'), ' Two')
  await userEvent.type(screen.getByLabelText(/Picture Description/), 'A clock')
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = await screen.findByRole('dialog', { name: 'This is how recruiters see it' })
  const card = within(within(preview).getByRole('article', { name: 'Tide Clock Two' }))
  expect(card.getByRole('img', { name: 'A clock' })).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Website' })).toBeInTheDocument()
})
