import { requestsInARow, type WireRequest } from './wire'

const request = (path: string, sentAt: number, usableAt: number): WireRequest => ({
  address: `https://swipe.test${path}`,
  type: 'Script',
  bytes: 1,
  sentAt,
  usableAt,
})

const page = request('/', 0, 150)
const shell = request('/shell.js', 160, 900)
const screen = request('/screen.js', 165, 600)

const inARow = (requests: WireRequest[], before: number) =>
  requestsInARow(requests, before).map(({ address }) => new URL(address).pathname)

it('counts requests that were sent together once', () => {
  expect(inARow([page, shell, screen], 1000)).toEqual(['/', '/shell.js'])
})

it('counts a request that was sent after the answer to another', () => {
  const call = request('/api/x', 950, 1100)
  expect(inARow([call, page, screen, shell], 1200)).toEqual(['/', '/shell.js', '/api/x'])
})

it('ignores what came after the time', () => {
  expect(inARow([page, shell, request('/api/x', 950, 1100)], 1000)).toEqual(['/', '/shell.js'])
})

it('leaves out what holds no paint back', () => {
  const report = request('/platform/health', 950, 1100)
  const font = { ...request('/font.woff2', 950, 1100), type: 'Font' }
  expect(inARow([page, shell, report, font], 1200)).toEqual(['/', '/shell.js'])
})
