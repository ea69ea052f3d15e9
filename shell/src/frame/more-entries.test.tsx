import type { Registry } from '@swipefolio/platform/registry'
import { createTestShell } from '@swipefolio/shared/testing'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followRegistry } from '../remotes/adopt-registry'
import { retryCompletion } from '../remotes/latest-registry'
import { replacePageRegistry, usePageRegistry } from '../remotes/page-registry'
import { registryOf, releaseOf } from '../remotes/testing/served-scripts'
import { MainMenu } from './main-menu'

const entry = (number: number, group?: string) => ({
  app: 'mfe-extra',
  label: `Page ${number}`,
  path: `/${number}`,
  order: number,
  ...(group !== undefined && { group }),
})

const whole: Registry = {
  ...registryOf(releaseOf('shell', '1.0.0'), releaseOf('mfe-extra', '1.0.0')),
  menu: [1, 2, 3, 4, 5, 6, 7, 8]
    .map((number) => entry(number))
    .concat([entry(9, 'Tools'), entry(10, 'Tools')]),
}

const part: Registry = {
  ...registryOf(releaseOf('shell', '1.0.0')),
  menu: whole.menu.slice(0, 8),
  partFor: '/',
}

const Menu = () => <MainMenu entries={usePageRegistry().menu} />
const more = () => screen.getByRole('button', { name: 'More' })
/** Inside `act`, because React resumes suspended content there. */
const openMore = () => act(async () => more().click())
const labels = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeAll(() => {
  globalThis.trustReleases = () => undefined
  followRegistry()
})

beforeEach(retryCompletion)

function open(registry: Registry) {
  act(() => replacePageRegistry(registry))
  render(createTestShell().wrap(<Menu />))
  return userEvent.setup()
}

const answer = (fetched: typeof fetch) => {
  globalThis.fetch = jest.fn(fetched)
}

const answerWhole = () => answer(async () => ({ ok: true, json: async () => whole }) as Response)

it('is absent while every entry has room', () => {
  open({ ...whole, menu: whole.menu.slice(0, 7) })
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

it('says that the rest of the menu cannot be fetched, and fetches it again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  answer(() => Promise.reject(new Error('offline')))
  open(part)
  await openMore()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The rest of the menu is not available right now.',
  )
  answerWhole()
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click())
  expect(await screen.findByRole('link', { name: 'Page 9' })).toBeVisible()
})

it('shows the rest of the menu by group, and fetches it only when opened', async () => {
  answerWhole()
  open(part)
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.queryByRole('link', { name: 'Page 8' })).not.toBeInTheDocument()
  await openMore()
  expect(more()).toHaveAttribute('aria-expanded', 'true')
  expect(labels(await screen.findByRole('list', { name: 'Tools' }))).toEqual(['Page 9', 'Page 10'])
  expect(screen.getByRole('link', { name: 'Page 8' })).toBeVisible()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('closes on Esc, which returns the focus, and on a link', async () => {
  const user = open(whole)
  await user.click(more())
  await user.tab()
  expect(screen.getByRole('link', { name: 'Page 8' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(more()).toHaveFocus()
  expect(more()).toHaveAttribute('aria-expanded', 'false')
  await user.click(more())
  await user.click(screen.getByRole('link', { name: 'Page 10' }))
  expect(more()).toHaveAttribute('aria-expanded', 'false')
})

it('keeps the focus in the panel while its entries are fetched, and reaches the first one from there', async () => {
  let arrive = (_response: Response) => {}
  answer(() => new Promise((resolve) => (arrive = resolve)))
  const user = open(part)
  more().focus()
  await openMore()
  await act(() => user.tab())
  const panel = screen.getByRole('group', { name: 'More' })
  expect(panel).toHaveFocus()
  expect(within(panel).getByRole('status')).toHaveTextContent('Loading the rest of the menu')
  await act(async () => arrive({ ok: true, json: async () => whole } as Response))
  expect(await screen.findByRole('link', { name: 'Page 9' })).toBeVisible()
  expect(panel).toHaveFocus()
  // The page's style removes the ring of elements that are no tab stop.
  expect(panel).toHaveAttribute('tabindex', '0')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Page 8' })).toHaveFocus()
})
