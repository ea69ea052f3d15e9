import { act, render, screen } from '@testing-library/react'
import { createTestShell } from '@swipefolio/shared/testing'
import { endSession } from './end-session'

const setUp = () => {
  jest.useFakeTimers()
  jest.spyOn(console, 'debug').mockImplementation()
  const { network, wrap } = createTestShell()
  render(wrap(null))
  const advanceTime = (milliseconds: number) =>
    act(() => jest.advanceTimersByTimeAsync(milliseconds))
  const calls = () => network.requests('POST /api/auth/logout').length
  return { network, advanceTime, calls }
}

afterEach(() => {
  jest.useRealTimers()
})

test('a session that has ended on the server shows nothing', async () => {
  const { network, advanceTime, calls } = setUp()
  network.reply('POST /api/auth/logout', 'Logged out')
  void endSession('a.b.c')
  await advanceTime(10)
  expect(calls()).toBe(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online')), 10],
  ['the back-off is over', () => {}, 2000],
])('a failure is shown once, and the attempt repeated when %s', async (_, makeReady, delay) => {
  const { network, advanceTime, calls } = setUp()
  network.setOffline(true)
  void endSession('a.b.c')
  await advanceTime(10)
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are logged out on this device, but/)

  network.setOffline(false)
  network.reply('POST /api/auth/logout', 'Logged out')
  makeReady()
  await advanceTime(delay)
  expect(calls()).toBe(1)
  expect(screen.getByText('The server has ended your session, too.')).toBeInTheDocument()
  await advanceTime(120_000)
  expect(calls()).toBe(1)
})

test('a token that the server does not accept any more is not sent again', async () => {
  const { network, advanceTime, calls } = setUp()
  network.fail('POST /api/auth/logout', 401)
  void endSession('a.b.c')
  await advanceTime(120_000)
  expect(calls()).toBe(1)
})
