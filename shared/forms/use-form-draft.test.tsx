import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field, Form, useSubmitForm } from '.'
import { ApiError, type CreationAttempt, NetworkError } from '../api'
import { persistentKeys, removeStored } from '../between-apps'
import { useSession } from '../session'
import { createTestShell, createToken } from '../testing'
import { Button, Modal } from '../ui'

interface NoteProps {
  draftKey?: string
  stored?: string
  onSubmit?: (values: object, attempt: CreationAttempt) => Promise<unknown>
}

const Note = ({
  draftKey = 'note',
  stored = '',
  onSubmit = () => Promise.resolve(),
}: NoteProps) => {
  const form = useSubmitForm({
    defaultValues: { text: stored },
    onSubmit,
    fallbackError: 'Failed to send',
    draftKey,
  })
  return (
    <Modal isOpen onClose={() => {}} title="Note">
      <Form form={form}>
        <Field {...form.field('text')} label="Text" />
        <Button type="submit">Send</Button>
      </Form>
    </Modal>
  )
}

const field = () => screen.findByRole('textbox', { name: 'Text' })
const type = async (text: string) => userEvent.type(await field(), text)
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send' }))

function setUp() {
  const { wrap } = createTestShell({ role: 'jobseeker', userName: 'Noa Levi' })
  return (props: NoteProps = {}) => render(wrap(<Note {...props} />)).unmount
}

it('keeps what is typed until the form is opened again, and says so', async () => {
  const open = setUp()
  const close = open()
  expect(await field()).toHaveValue('')
  expect(screen.queryByText('This is what you had not saved.')).not.toBeInTheDocument()
  await type('Half a thought')
  close()
  open()
  expect(await field()).toHaveValue('Half a thought')
  expect(screen.getByText('This is what you had not saved.')).toBeInTheDocument()
})

it('removes the draft once it is submitted', async () => {
  const open = setUp()
  const close = open()
  await type('A thought')
  await send()
  close()
  open()
  expect(await field()).toHaveValue('')
})

it('removes the draft when the stored text is typed again', async () => {
  const open = setUp()
  const close = open({ stored: 'Old' })
  await type(' and new')
  await type('{Backspace}'.repeat(8))
  close()
  open({ stored: 'Newer' })
  expect(await field()).toHaveValue('Newer')
})

it.each([401, 500])('keeps the draft when submitting fails with %s', async (status) => {
  const open = setUp()
  const close = open({ onSubmit: () => Promise.reject(new ApiError(status, 'No')) })
  await type('Half a thought')
  await send()
  await screen.findByRole('alert')
  close()
  open()
  expect(await field()).toHaveValue('Half a thought')
})

it('starts over after a question', async () => {
  const open = setUp()
  const close = open({ stored: 'Old' })
  await type(' and new')
  close()
  open({ stored: 'Old' })
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await field()).toHaveValue('Old')
  await type('er')
  expect(screen.queryByText('This is what you had not saved.')).not.toBeInTheDocument()
})

it('says that the stored text has changed since, and shows it when asked to', async () => {
  const open = setUp()
  const close = open({ stored: 'Old' })
  await type(' and mine')
  close()
  open({ stored: 'Theirs' })
  expect(await field()).toHaveValue('Old and mine')
  expect(screen.getByText(/This was changed elsewhere/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show the saved version' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await field()).toHaveValue('Theirs')
})

describe('the attempts to submit', () => {
  const lost = () => {
    const attempts: CreationAttempt[] = []
    const onSubmit = (_values: object, attempt: CreationAttempt) => {
      attempts.push(attempt)
      return Promise.reject(new NetworkError(undefined))
    }
    const submit = async () => {
      const before = attempts.length
      await send()
      await waitFor(() => expect(attempts).toHaveLength(before + 1))
      await screen.findByRole('alert')
      return attempts.at(-1)
    }
    return { onSubmit, submit }
  }

  it('have one key, also after a reload, and say whether the values of an earlier one were others', async () => {
    const open = setUp()
    const { onSubmit, submit } = lost()
    const close = open({ onSubmit })
    await type('Half a thought')
    const first = await submit()
    expect(first).toEqual({
      idempotencyKey: expect.stringMatching(/^[\d-]{7,43}$/),
      isChanged: false,
    })
    expect(await submit()).toEqual(first)
    close()
    open({ onSubmit })
    expect(await submit()).toEqual(first)
    await type('!')
    const changed = { ...first, isChanged: true }
    expect(await submit()).toEqual(changed)
    await type('{Backspace}')
    expect(await submit()).toEqual(changed)
  })

  it('begin anew when the values are stored', async () => {
    const open = setUp()
    const attempts: CreationAttempt[] = []
    open({ onSubmit: (_values, attempt) => Promise.resolve(attempts.push(attempt)) })
    await type('A thought')
    await send()
    await waitFor(() => expect(attempts).toHaveLength(1))
    await type('!')
    await send()
    await waitFor(() => expect(attempts).toHaveLength(2))
    const [first, second] = attempts
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
    expect([first?.isChanged, second?.isChanged]).toEqual([false, false])
  })
})

describe('what is stored by the time of a submit', () => {
  interface Values {
    title: string
    about: string
  }
  const open = async (
    stored: Values,
    readStored: () => Promise<Values | undefined>,
    prepare?: () => Promise<unknown>,
  ) => {
    const handleSubmit = jest.fn((values: Values) => Promise.resolve(values))
    const Page = () => {
      const form = useSubmitForm({
        defaultValues: stored,
        prepare,
        readStored,
        onSubmit: handleSubmit,
        fallbackError: 'Failed to save',
        draftKey: 'page',
      })
      return (
        <Modal isOpen onClose={() => {}} title="Page">
          <Form form={form}>
            <Field {...form.field('title')} label="Title" />
            <Field {...form.field('about')} label="Text" />
            <Button type="submit">Send</Button>
          </Form>
        </Modal>
      )
    }
    render(createTestShell({ role: 'jobseeker', userName: 'Noa Levi' }).wrap(<Page />))
    await field()
    return handleSubmit
  }
  const old = { title: 'Old', about: 'Old text' }

  it('stays in the fields that were not changed here', async () => {
    const handleSubmit = await open(old, () => Promise.resolve({ ...old, title: 'Theirs' }))
    await type(' and mine')
    await send()
    await waitFor(() =>
      expect(handleSubmit).toHaveBeenCalledWith(
        { title: 'Theirs', about: 'Old text and mine' },
        expect.objectContaining({ isChanged: false }),
      ),
    )
  })

  it('is read after what takes long, as an upload', async () => {
    let stored = old
    const upload = () => Promise.resolve().then(() => (stored = { ...old, title: 'Theirs' }))
    const handleSubmit = await open(old, () => Promise.resolve(stored), upload)
    await type(' and mine')
    await send()
    await waitFor(() =>
      expect(handleSubmit).toHaveBeenCalledWith(
        { title: 'Theirs', about: 'Old text and mine' },
        expect.objectContaining({ isChanged: false }),
      ),
    )
  })

  it('is not replaced before the person knows', async () => {
    const handleSubmit = await open(old, () => Promise.resolve({ title: 'T', about: 'Theirs' }))
    await type(' and mine')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved yet: what you changed here was changed elsewhere, too.',
    )
    expect(screen.getByText(/Saving replaces that version by yours/)).toBeInTheDocument()
    expect(await field()).toHaveValue('Old text and mine')
    expect(handleSubmit).not.toHaveBeenCalled()
    await send()
    await waitFor(() =>
      expect(handleSubmit).toHaveBeenCalledWith(
        { title: 'T', about: 'Old text and mine' },
        expect.objectContaining({ isChanged: false }),
      ),
    )
  })

  it('is offered no more once the server says that it was removed', async () => {
    const handleSubmit = await open(old, () => Promise.resolve({ title: 'T', about: 'Theirs' }))
    await type(' and mine')
    await send()
    await screen.findByText(/Saving replaces that version by yours/)
    handleSubmit.mockRejectedValue(new ApiError(404, 'This project was removed'))
    await send()
    expect(await screen.findByText('This project was removed')).toBeInTheDocument()
    expect(screen.queryByText(/Saving replaces that version by yours/)).not.toBeInTheDocument()
    expect(await field()).toHaveValue('Old text and mine')
  })

  it('can be shown instead', async () => {
    await open(old, () => Promise.resolve({ title: 'T', about: 'Theirs' }))
    await type(' and mine')
    await send()
    await userEvent.click(await screen.findByRole('button', { name: 'Show the saved version' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await field()).toHaveValue('Theirs')
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('T')
  })

  it('is left to the server when it is gone', async () => {
    const handleSubmit = await open(old, () => Promise.resolve(undefined))
    await type('!')
    await send()
    await waitFor(() =>
      expect(handleSubmit).toHaveBeenCalledWith(
        { ...old, about: 'Old text!' },
        expect.objectContaining({ isChanged: false }),
      ),
    )
  })
})

describe('a draft is not shown', () => {
  it('in another form', async () => {
    const open = setUp()
    const close = open()
    await type('Half a thought')
    close()
    open({ draftKey: 'other' })
    expect(await field()).toHaveValue('')
  })

  it.each([
    ['another account', createToken('jobseeker', 'Avi', '2')],
    ['the other role', createToken('recruiter', 'Noa Levi')],
  ])('to %s', async (_, token) => {
    const open = setUp()
    const close = open()
    await type('Half a thought')
    close()
    useSession.getState().login(token, 'jobseeker')
    open()
    expect(await field()).toHaveValue('')
  })

  it('after a logout, while it is after an expired session', async () => {
    const open = setUp()
    const close = open()
    await type('Half a thought')
    close()
    useSession.getState().logout()
    useSession.getState().login(createToken('jobseeker', 'Noa Levi'), 'jobseeker')
    const closeAgain = open()
    expect(await field()).toHaveValue('Half a thought')
    closeAgain()
    removeStored(persistentKeys)
    open()
    expect(await field()).toHaveValue('')
  })
})

it("keeps a visitor's draft, but not in place of those of an account whose session has expired", async () => {
  const open = setUp()
  const closeOfAccount = open()
  await type('Half a thought')
  closeOfAccount()
  useSession.getState().logout()
  const closeOfVisitor = open({ draftKey: 'of a visitor' })
  await type('Aside')
  closeOfVisitor()
  useSession.getState().login(createToken('jobseeker', 'Noa Levi'), 'jobseeker')
  const closeAgain = open()
  expect(await field()).toHaveValue('Half a thought')
  closeAgain()
  useSession.getState().logout()
  removeStored(persistentKeys)
  const closeOfNext = open()
  await type('A visitor wrote this')
  closeOfNext()
  open()
  expect(await field()).toHaveValue('A visitor wrote this')
})
