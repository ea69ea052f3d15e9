import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, errorMessage } from '../api'
import { setCatalogue } from '../i18n'
import { checkResetRequest, passwordRefusals } from '../rules'
import { createTranslator } from '../sentences'
import hebrew from '../sentences/he.json'
import { Button } from '../ui'
import { Field, Form, useSubmitForm } from '.'

beforeEach(() => setCatalogue('he', {}, createTranslator('he', hebrew)))
afterEach(() => setCatalogue('en', {}))

const show = (refusal: string) => {
  const Reset = () => {
    const form = useSubmitForm({
      defaultValues: { email: '', password: '' },
      validate: checkResetRequest,
      onSubmit: () => Promise.reject(new ApiError(400, refusal)),
      fallbackError: 'נכשל',
      refusals: { password: passwordRefusals.password },
    })
    return (
      <Form form={form}>
        <Field {...form.field('email')} label="Email" />
        <Field {...form.field('password')} label="Password" />
        <Button type="submit">Send</Button>
      </Form>
    )
  }
  render(<Reset />)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const field = (name: string) => screen.getByRole('textbox', { name })

it('shows sentences of the rules in the language of the page', async () => {
  show('')
  await send()
  expect(field('Email')).toHaveAccessibleDescription('נא להזין את כתובת הדוא״ל')
})

it('shows refusals in that language, at the field to which the English sentence belongs', async () => {
  show(passwordRefusals.password[0])
  await userEvent.type(field('Email'), 'dana@example.com')
  await send()
  expect(await screen.findByText(/נפוצה מדי/)).toBeVisible()
  expect(field('Password')).toHaveAccessibleDescription(/נפוצה מדי/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows other refusals in that language above the form', async () => {
  show('At most 10 stages')
  await userEvent.type(field('Email'), 'dana@example.com')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('\u206810\u2069 שלבים לכל היותר')
})

it('says in it when to try again', () => {
  const error = new ApiError(429, 'Too many requests. Please try again בעוד 4 דקות.')
  expect(errorMessage(error, '')).toBe(
    '\u2068יותר מדי פניות.\u2069 נסו שוב \u2068בעוד 4 דקות\u2069.',
  )
})
