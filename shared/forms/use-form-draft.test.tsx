import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field, Form, useSubmitForm } from '.'
import { ApiError } from '../api'
import { createTestShell, type TestShellOptions } from '../testing'
import { Button } from '../ui'

interface NoteProps {
  draftKey?: string
  onSubmit: () => Promise<unknown>
}

const Note = ({ draftKey = 'note', onSubmit }: NoteProps) => {
  const form = useSubmitForm({
    defaultValues: { text: '' },
    onSubmit,
    fallbackError: 'Failed to send',
    draftKey,
  })
  return (
    <Form form={form}>
      <Field {...form.field('text')} label="Text" />
      <Button type="submit">Send</Button>
    </Form>
  )
}

const noa: TestShellOptions = { role: 'jobseeker', userName: 'Noa Levi' }
const field = () => screen.getByRole('textbox', { name: 'Text' })

function open(person: TestShellOptions, props: Partial<NoteProps> = {}) {
  const note = <Note onSubmit={() => Promise.resolve()} {...props} />
  const { unmount } = render(createTestShell(person).wrap(note))
  return unmount
}

async function writeAndSend(status: number) {
  const onSubmit = () => Promise.reject(new ApiError(status, 'No'))
  const close = open(noa, { onSubmit })
  await userEvent.clear(field())
  await userEvent.type(field(), 'Half a thought{Enter}')
  await screen.findByRole('alert')
  close()
}

it('keeps no draft after another failure', async () => {
  await writeAndSend(500)
  open(noa)
  expect(field()).toHaveValue('')
})

it.each([
  ['another person', { role: 'jobseeker', userName: 'Avi' }, {}],
  ['the other role', { role: 'recruiter', userName: 'Noa Levi' }, {}],
  ['another form', noa, { draftKey: 'other' }],
] as const)('does not restore the draft for %s', async (_, person, props) => {
  await writeAndSend(401)
  open(person, props)
  expect(field()).toHaveValue('')
})

it('restores the draft of an expired session until it is sent', async () => {
  await writeAndSend(401)
  open(noa)()
  const close = open(noa)
  expect(field()).toHaveValue('Half a thought')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  close()
  open(noa)
  expect(field()).toHaveValue('')
})
