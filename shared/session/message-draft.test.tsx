import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Role } from '../contract'
import { createToken } from '../testing'
import { sessionOwner, unsavedWork, useMessageDraft, useSession } from '.'

const Field = ({ label, chatId }: { label: string; chatId: number }) => {
  const [text, setText] = useMessageDraft(chatId)
  return <input aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />
}

const field = (name: string) => screen.getByRole('textbox', { name })
const logIn = (role: Role) => useSession.getState().login(createToken(role, 'Maya'), role)

beforeEach(() => {
  sessionStorage.clear()
  logIn('recruiter')
})

it('is one text for all fields that write to a chat, now and later', async () => {
  const { unmount } = render(
    <>
      <Field label="Panel" chatId={42} />
      <Field label="Composer" chatId={42} />
      <Field label="Other" chatId={43} />
    </>,
  )
  await userEvent.type(field('Panel'), 'Lovely gauges')
  expect(field('Composer')).toHaveValue('Lovely gauges')
  await userEvent.type(field('Composer'), '!')
  expect(field('Panel')).toHaveValue('Lovely gauges!')
  expect(field('Other')).toHaveValue('')
  unmount()
  const later = render(<Field label="Composer" chatId={42} />)
  expect(field('Composer')).toHaveValue('Lovely gauges!')
  await userEvent.clear(field('Composer'))
  later.unmount()
  render(<Field label="Panel" chatId={42} />)
  expect(field('Panel')).toHaveValue('')
})

it('keeps the messages that wait to be sent', async () => {
  const owner = sessionOwner()
  sessionStorage.setItem('unsentMessages', JSON.stringify({ owner, drafts: {}, waiting: [{}] }))
  render(<Field label="Composer" chatId={42} />)
  await userEvent.type(field('Composer'), 'Hello')
  expect(unsavedWork.count(owner)).toEqual({ forms: 0, messages: 2 })
})

it('is not shown to another account', async () => {
  const { unmount } = render(<Field label="Composer" chatId={42} />)
  await userEvent.type(field('Composer'), 'Hello')
  unmount()
  logIn('jobseeker')
  render(<Field label="Composer" chatId={42} />)
  expect(field('Composer')).toHaveValue('')
})
