import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Field, Form, useSubmitForm } from '.'
import type { CreationAttempt } from '../api'
import { Link, useNavigate } from '../router'
import { sessionOwner, unsavedWork, useSession } from '../session'
import { createTestShell } from '../testing'
import { Button, Modal, useModalClose } from '../ui'

interface NoteFormProps {
  onClose: () => void
  onSubmit?: (values: { text: string }, attempt: CreationAttempt) => Promise<void>
}

const NoteForm = ({ onClose, onSubmit = () => Promise.resolve() }: NoteFormProps) => {
  const form = useSubmitForm({
    defaultValues: { text: '' },
    onSubmit,
    onStored: onClose,
    fallbackError: 'Failed to send',
    draftKey: 'note',
  })
  const cancel = useModalClose(onClose)
  return (
    <Form form={form}>
      <Field {...form.field('text')} label="Text" />
      <Button onClick={cancel}>Cancel</Button>
      <Button type="submit">Send</Button>
    </Form>
  )
}

const Notes = ({ onSubmit }: Pick<NoteFormProps, 'onSubmit'>) => {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <Modal isOpen={isOpen} onClose={close} title="Note">
        <NoteForm onClose={close} onSubmit={onSubmit} />
      </Modal>
    </>
  )
}

const Account = ({ draftKey }: { draftKey?: string }) => {
  const navigate = useNavigate()
  const form = useSubmitForm({
    defaultValues: { name: 'Noa', password: '' },
    onSubmit: () => Promise.resolve(),
    fallbackError: 'Failed to save',
    draftKey,
    asksBeforeLeaving: true,
  })
  return (
    <Form form={form}>
      <Field {...form.field('name')} label="Name" />
      <Field {...form.field('password')} label="Password" />
      <Button type="submit">Save</Button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/settings">Settings</Link>
      <Link to="/login">Log Out</Link>
      <Button onClick={() => void navigate(-1)}>Back</Button>
    </Form>
  )
}

const show = (screenShown: React.ReactNode, path = '/settings') => {
  const shell = createTestShell({ role: 'jobseeker', path })
  render(shell.wrap(screenShown))
  return shell
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' })
const dialog = () => screen.queryByRole('dialog', { name: 'Note' })
const isClosed = () => waitFor(() => expect(dialog()).not.toBeInTheDocument())
const type = async (text: string) => userEvent.type(await screen.findByLabelText('Text'), text)

const closings = [
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => press('Close')],
  ['Cancel', () => press('Cancel')],
] as const

describe('a changed form in a dialog', () => {
  it.each(closings)('asks when it is closed by %s, and keeps the text', async (_, close) => {
    show(<Notes />)
    await type('Half a thought')
    await close()
    await question()
    await press('Keep Editing')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Text')).toHaveValue('Half a thought')
  })

  it.each(closings)('is discarded by %s after the question', async (_, close) => {
    show(<Notes />)
    await type('Half a thought')
    await close()
    await question()
    await press('Discard')
    await isClosed()
    await press('Write')
    expect(await screen.findByLabelText('Text')).toHaveValue('')
  })

  it('closes without a question once it is sent', async () => {
    show(<Notes />)
    await type('A thought')
    await press('Send')
    await isClosed()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('stays open with what is typed while it is being sent, and sends that as a further attempt', async () => {
    const answers: (() => void)[] = []
    const attempts: CreationAttempt[] = []
    show(
      <Notes
        onSubmit={(_, attempt) => {
          attempts.push(attempt)
          return new Promise((resolve) => answers.push(resolve))
        }}
      />,
    )
    await type('A thought')
    await press('Send')
    await waitFor(() => expect(answers).toHaveLength(1))
    await type(', and another')
    await act(async () => answers[0]?.())
    expect(
      await screen.findByText('What you changed while it was being saved is not saved yet.'),
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Text')).toHaveValue('A thought, and another')
    await press('Close')
    await question()
    await press('Keep Editing')
    await press('Send')
    await waitFor(() => expect(answers).toHaveLength(2))
    await act(async () => answers[1]?.())
    await isClosed()
    expect(attempts[1]).toEqual({ idempotencyKey: attempts[0]?.idempotencyKey, isChanged: true })
  })
})

it.each(closings)('an unchanged form closes at once by %s', async (_, close) => {
  show(<Notes />)
  await type('A{Backspace}')
  await close()
  await isClosed()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

describe('a page with changes', () => {
  const change = async () => userEvent.type(await screen.findByLabelText('Name'), 'm')
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    act(() => void window.dispatchEvent(event))
    return event.defaultPrevented
  }

  it('asks before a link leaves it', async () => {
    const { location } = show(<Account />)
    await change()
    await follow('Elsewhere')
    await question()
    expect(location()).toBe('/settings')
    await press('Keep Editing')
    expect(screen.getByLabelText('Name')).toHaveValue('Noam')
    await follow('Elsewhere')
    await question()
    await press('Discard')
    await waitFor(() => expect(location()).toBe('/elsewhere'))
  })

  it('asks before Back, and not for a link to itself', async () => {
    show(<Account />)
    await change()
    await follow('Settings')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await press('Back')
    expect(await question()).toBeInTheDocument()
  })

  it('asks before the document is left, and counts for a logout, until it is saved', async () => {
    const formsToLose = () => unsavedWork.count(sessionOwner()).forms
    show(<Account />)
    expect(unload()).toBe(false)
    await change()
    expect(unload()).toBe(true)
    expect(formsToLose()).toBe(1)
    await press('Save')
    await waitFor(() => expect(unload()).toBe(false))
    expect(formsToLose()).toBe(0)
  })

  it('is left without a question when the session ends', async () => {
    const { location } = show(<Account />)
    await change()
    act(() => useSession.getState().logout())
    await follow('Elsewhere')
    expect(location()).toBe('/elsewhere')
  })

  it('is left without a question by logging out', async () => {
    const { location } = show(<Account />)
    await change()
    await follow('Log Out')
    expect(location()).toBe('/login')
  })

  it('counts once for a logout when it keeps a draft', async () => {
    show(<Account draftKey="account" />)
    await change()
    expect(unload()).toBe(true)
    expect(unsavedWork.count(sessionOwner()).forms).toBe(1)
  })

  it('asks for a password that its draft does not keep', async () => {
    show(<Account draftKey="account" />)
    await userEvent.type(await screen.findByLabelText('Password'), 'secret1')
    expect(unload()).toBe(true)
    await follow('Elsewhere')
    expect(await question()).toBeInTheDocument()
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret1')
  })

  it('stores nothing', async () => {
    show(<Account />)
    await change()
    await userEvent.type(screen.getByLabelText('Password'), 'secret1')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/secret1|Noam/)
  })
})
