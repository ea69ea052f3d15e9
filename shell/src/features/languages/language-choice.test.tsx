import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { events } from '@swipefolio/shared/between-apps'
import { setCatalogue } from '@swipefolio/shared/i18n'
import { unsavedWork } from '@swipefolio/shared/session'
import { createTestShell } from '@swipefolio/shared/testing'
import { replacePageRegistry } from '../../remotes/page-registry'
import { chooseLanguage, isOtherLanguageChosen } from './chosen-language'
import { LanguageChoice } from './language-choice'

const registry = { apps: {}, routes: [], menu: [], slots: [] }
const offer = (...languages: string[]) => replacePageRegistry({ ...registry, languages })

const forget = () => {
  document.cookie = 'language=; path=/; max-age=0'
}

beforeEach(() => {
  forget()
  offer('en', 'he')
})
afterEach(() => setCatalogue('en', {}))

it('names each language in its own words, that of the page pressed', () => {
  render(<LanguageChoice />)
  const [english, hebrew] = screen.getAllByRole('button')
  expect(english).toHaveTextContent('English')
  expect(english).toHaveAttribute('aria-pressed', 'true')
  expect(hebrew).toHaveTextContent('עברית')
  expect(hebrew).toHaveAttribute('lang', 'he')
})

it('offers nothing where there is no choice, and no language that the shell does not have', () => {
  offer('en', 'fr')
  const { rerender } = render(<LanguageChoice />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => replacePageRegistry(registry))
  rerender(<LanguageChoice />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('keeps the choice in the browser and in the account', async () => {
  // jsdom cannot load the page again.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const shell = createTestShell({ role: 'recruiter' })
  shell.network.reply('PUT /api/recruiter/language', { language: 'he' })
  render(shell.wrap(<LanguageChoice />))
  await userEvent.click(screen.getByRole('button', { name: 'עברית' }))
  expect(document.cookie).toContain('language=he')
  expect(shell.network.requests('PUT /api/recruiter/language')).toMatchObject([
    { body: { language: 'he' } },
  ])
})

it('is changed by a command', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(createTestShell().wrap(<LanguageChoice />))
  act(() => events.commandChosen.send({ app: 'shell', act: 'language-en' }))
  expect(document.cookie).not.toContain('language')
  act(() => events.commandChosen.send({ app: 'shell', act: 'language-he' }))
  expect(document.cookie).toContain('language=he')
})

it('asks before a changed form is discarded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const removeForm = unsavedWork.addForm()
  render(createTestShell().wrap(<LanguageChoice />))
  await userEvent.click(screen.getByRole('button', { name: 'עברית' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }))
  expect(document.cookie).not.toContain('language=he')
  await userEvent.click(screen.getByRole('button', { name: 'עברית' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(document.cookie).toContain('language=he')
  removeForm()
})

it('knows a choice that this page does not show yet', () => {
  expect(isOtherLanguageChosen()).toBe(false)
  chooseLanguage('he')
  expect(isOtherLanguageChosen()).toBe(true)
  setCatalogue('he', {})
  expect(isOtherLanguageChosen()).toBe(false)
  offer('en')
  setCatalogue('en', {})
  expect(isOtherLanguageChosen()).toBe(false)
})
