import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, NetworkError } from '../api'
import { Button, toast } from '../ui'
import { currentToasts } from '../ui/feedback/toast'
import { Combobox, type ComboboxItem, Field, Form, useSubmitForm } from '.'

const fallback = 'Registration failed. Please try again.'

interface Values {
  firstName: string
  email: string
}

const check = ({ firstName, email }: Values) => ({
  ...(!firstName && { firstName: 'First name is required' }),
  ...(!email && { email: 'Email is required' }),
  ...(firstName === 'Same' && { form: 'No changes were made to update' }),
})

const show = (onSubmit: (values: Values) => Promise<void> = () => Promise.resolve()) => {
  const handleSubmit = jest.fn(onSubmit)
  const Signup = () => {
    const form = useSubmitForm({
      defaultValues: { firstName: '', email: '' },
      validate: check,
      onSubmit: handleSubmit,
      fallbackError: fallback,
    })
    return (
      <Form form={form}>
        <Field {...form.field('firstName')} label="First Name" />
        <Field {...form.field('email')} label="Email" type="email" />
        <Button type="submit" isPending={form.isPending}>
          Sign Up
        </Button>
        <Button onClick={() => form.reset()}>Clear</Button>
      </Form>
    )
  }
  render(<Signup />)
  return handleSubmit
}

const field = (name: string) => screen.getByRole('textbox', { name })
const button = () => screen.getByRole('button', { name: 'Sign Up' })
const fillIn = async () => {
  await userEvent.type(field('First Name'), 'Dana')
  await userEvent.type(field('Email'), 'dana@example.com')
}

it('shows an error at each missing field and focuses the first', async () => {
  const handleSubmit = show()
  await userEvent.click(button())
  expect(field('First Name')).toHaveAccessibleDescription('First name is required')
  expect(field('Email')).toHaveAccessibleDescription('Email is required')
  await waitFor(() => expect(field('First Name')).toHaveFocus())
  expect(handleSubmit).not.toHaveBeenCalled()
})

describe('an error that arrives after the form has closed', () => {
  const submitAndClose = async (error: Error) => {
    let fail: (error: Error) => void = () => undefined
    show(() => new Promise((_resolve, reject) => (fail = reject)))
    await fillIn()
    await userEvent.click(button())
    cleanup()
    await act(async () => fail(error))
    return currentToasts().map(({ text }) => text)
  }
  beforeEach(() => toast.clear())

  it('is a toast', async () => {
    const texts = await submitAndClose(new ApiError(400, 'This email is taken'))
    expect(texts).toEqual(['This email is taken'])
  })

  it('does not promise that what was typed is kept, without a draft', async () => {
    const texts = await submitAndClose(new NetworkError(undefined))
    expect(texts).toEqual([`${fallback} The connection failed.`])
  })

  it('is none when the session has ended, which the login says', async () => {
    expect(await submitAndClose(new ApiError(401, 'Please log in'))).toEqual([])
  })
})

it('empties what was typed when it is reset', async () => {
  show()
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field('First Name')).toHaveValue('')
  expect(field('Email')).toHaveValue('')
})

it('clears an error when its field is edited, and only that one', async () => {
  show()
  await userEvent.click(button())
  await userEvent.type(field('First Name'), 'D')
  expect(field('First Name')).toBeValid()
  expect(field('First Name')).not.toHaveAccessibleDescription()
  expect(field('Email')).toHaveAccessibleDescription('Email is required')
})

it('clears an error that depended on another field', async () => {
  const handleSubmit = jest.fn(() => Promise.resolve())
  const Pair = () => {
    const form = useSubmitForm({
      defaultValues: { password: 'one', confirmPassword: 'two' },
      validate: (values) =>
        values.password === values.confirmPassword
          ? undefined
          : { confirmPassword: 'Passwords do not match' },
      onSubmit: handleSubmit,
      fallbackError: fallback,
    })
    const confirmation = form.control('confirmPassword')
    return (
      <Form form={form}>
        <Field {...form.field('password')} label="Password" />
        <Field label="Confirm" value={confirmation.value} error={confirmation.error} readOnly />
        <Button type="submit">Sign Up</Button>
      </Form>
    )
  }
  render(<Pair />)
  await userEvent.click(button())
  expect(field('Confirm')).toHaveAccessibleDescription('Passwords do not match')
  await userEvent.clear(field('Password'))
  await userEvent.type(field('Password'), 'two')
  await userEvent.click(button())
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1))
})

it('shows an error that belongs to no field in an alert', async () => {
  show()
  await userEvent.type(field('First Name'), 'Same')
  await userEvent.type(field('Email'), 'dana@example.com')
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('No changes were made to update')
})

it('leaves the place of a notice to the form, until a field is edited', async () => {
  const Settings = () => {
    const form = useSubmitForm({
      defaultValues: { firstName: 'Dana' },
      validate: () => ({ notice: 'No changes were made to update' }),
      onSubmit: () => {},
      fallbackError: fallback,
    })
    return (
      <Form form={form}>
        <Field {...form.field('firstName')} label="First Name" />
        <Button type="submit">Sign Up</Button>
        {form.formNotice}
      </Form>
    )
  }
  render(<Settings />)
  await userEvent.click(button())
  expect(await screen.findByText('No changes were made to update')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.type(field('First Name'), 'h')
  expect(screen.queryByText('No changes were made to update')).not.toBeInTheDocument()
})

it('sends the values', async () => {
  const handleSubmit = show()
  await fillIn()
  await userEvent.click(button())
  await waitFor(() =>
    expect(handleSubmit).toHaveBeenCalledWith(
      { firstName: 'Dana', email: 'dana@example.com' },
      expect.objectContaining({ isChanged: false }),
    ),
  )
})

it('is disabled while sending and sends once', async () => {
  let finish = () => {}
  const handleSubmit = show(() => new Promise((resolve) => (finish = resolve)))
  await fillIn()
  await userEvent.dblClick(button())
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.type(field('Email'), '{Enter}')
  expect(handleSubmit).toHaveBeenCalledTimes(1)
  finish()
  await waitFor(() => expect(button()).toBeEnabled())
})

it('sends once when submitted twice before a render', async () => {
  const handleSubmit = show()
  await fillIn()
  const form = button().closest('form')
  if (form) {
    fireEvent.submit(form)
    fireEvent.submit(form)
  }
  await waitFor(() => expect(handleSubmit).toHaveBeenCalled())
  expect(handleSubmit).toHaveBeenCalledTimes(1)
})

it('holds the value of a custom control', async () => {
  const technologies = [{ id: 1, name: 'Go' }]
  const handleSubmit = jest.fn(() => Promise.resolve())
  const Project = () => {
    const chosen: ComboboxItem[] = []
    const form = useSubmitForm({
      defaultValues: { technologies: chosen },
      validate: (values) =>
        values.technologies.length
          ? undefined
          : { technologies: 'At least one technology is required' },
      onSubmit: handleSubmit,
      fallbackError: fallback,
    })
    return (
      <Form form={form}>
        <Combobox
          {...form.control('technologies')}
          label="Technologies"
          items={technologies}
          emptyText="No matching technologies found"
        />
        <Button type="submit">Sign Up</Button>
      </Form>
    )
  }
  render(<Project />)
  const input = screen.getByRole('combobox', { name: 'Technologies' })
  await userEvent.click(button())
  expect(input).toHaveAccessibleDescription('At least one technology is required')
  await waitFor(() => expect(input).toHaveFocus())
  await userEvent.type(input, 'g{Enter}{Escape}')
  expect(input).not.toHaveAccessibleDescription()
  await userEvent.click(button())
  await waitFor(() =>
    expect(handleSubmit).toHaveBeenCalledWith(
      { technologies },
      expect.objectContaining({ isChanged: false }),
    ),
  )
})

it('shows the server’s sentence and keeps the input', async () => {
  show(() => Promise.reject(new ApiError(409, 'This request is closed')))
  await fillIn()
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('This request is closed')
  expect(currentToasts()).toEqual([])
  expect(field('Email')).toHaveValue('dana@example.com')
  await userEvent.type(field('Email'), '.il')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says beside its own sentence that the connection failed', async () => {
  show(() => Promise.reject(new NetworkError(undefined)))
  await fillIn()
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${fallback} The connection failed, and nothing that you typed is lost.`,
  )
  expect(field('Email')).toHaveValue('dana@example.com')
  await waitFor(() => expect(button()).toBeEnabled())
})

it('shows its own sentence alone when the server answers without one', async () => {
  show(() => Promise.reject(new ApiError(500, '')))
  await fillIn()
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(fallback)
})

it('counts the characters that are left near the limit of a field', async () => {
  const Title = () => {
    const form = useSubmitForm({
      defaultValues: { title: 'x'.repeat(78) },
      onSubmit: () => {},
      fallbackError: fallback,
    })
    return (
      <Form form={form}>
        <Field {...form.field('title', 100)} label="Title" />
        <Button onClick={() => form.reset({ title: '' })}>Clear</Button>
      </Form>
    )
  }
  render(<Title />)
  expect(field('Title')).not.toHaveAccessibleDescription()
  await userEvent.type(field('Title'), 'xx')
  expect(field('Title')).toHaveAccessibleDescription('20 characters left')
  await userEvent.type(field('Title'), 'x'.repeat(21))
  expect(field('Title')).toHaveAccessibleDescription('1 character too many')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field('Title')).not.toHaveAccessibleDescription()
})

it('keeps what is typed while it is being saved', async () => {
  let answer = () => {}
  const sent: Values[] = []
  const stored = jest.fn(() => ({ firstName: '', email: '' }))
  const Profile = () => {
    const form = useSubmitForm({
      defaultValues: { firstName: '', email: '' },
      readStored: () => Promise.resolve(stored()),
      async onSubmit(values) {
        sent.push(values)
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        const saved = { ...values, firstName: values.firstName.trim() }
        stored.mockReturnValue(saved)
        form.reset(saved)
      },
      fallbackError: fallback,
    })
    return (
      <Form form={form}>
        <Field {...form.field('firstName')} label="First Name" />
        <Field {...form.field('email')} label="Email" type="email" />
        <Button type="submit">Sign Up</Button>
      </Form>
    )
  }
  render(<Profile />)
  await userEvent.type(field('First Name'), 'Dana ')
  await userEvent.click(button())
  await waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.type(field('Email'), 'dana@example.com')
  await act(async () => answer())
  expect(field('First Name')).toHaveValue('Dana')
  expect(field('Email')).toHaveValue('dana@example.com')
  await userEvent.click(button())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ firstName: 'Dana', email: 'dana@example.com' })
})

it('replaces what a submit without an answer may have stored, also by what was there before', async () => {
  const sent: Values[] = []
  const stored = { firstName: 'Dana', email: 'dana@example.com' }
  const Profile = () => {
    const form = useSubmitForm({
      defaultValues: { firstName: 'Dana', email: 'dana@example.com' },
      validate: ({ firstName }) =>
        firstName === 'Dana' ? { notice: 'Nothing has changed' } : undefined,
      readStored: () => Promise.resolve({ ...stored }),
      async onSubmit(values) {
        sent.push(values)
        Object.assign(stored, values)
        if (sent.length < 3) throw new NetworkError(undefined)
      },
      fallbackError: fallback,
    })
    return (
      <Form form={form}>
        <Field {...form.field('firstName')} label="First Name" />
        <Button type="submit">Sign Up</Button>
        {form.formNotice}
      </Form>
    )
  }
  render(<Profile />)
  const submitWith = async (name: string) => {
    await userEvent.clear(field('First Name'))
    await userEvent.type(field('First Name'), name)
    await userEvent.click(button())
  }
  await submitWith('Dan')
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection failed')
  await submitWith('Dany')
  await waitFor(() => expect(sent).toHaveLength(2))
  stored.email = 'elsewhere@example.com'
  await submitWith('Dana')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(stored).toEqual({ firstName: 'Dana', email: 'elsewhere@example.com' })
  expect(screen.queryByText('Nothing has changed')).not.toBeInTheDocument()
  await userEvent.click(button())
  expect(await screen.findByText('Nothing has changed')).toBeVisible()
})
