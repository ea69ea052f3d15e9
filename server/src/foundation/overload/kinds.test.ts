import type { IncomingHttpHeaders } from 'node:http'
import { kindOf, type Kind, patience } from './kinds'

const ways = {
  hasToken: ({ authorization }: { authorization?: string }) => authorization === 'Bearer valid',
  isPoll: (path: string) => path === '/api/user/notifications/unseen-exist',
  isStream: (path: string) => path === '/api/user/events',
  isLong: (path: string) => path === '/api/user/images',
}
const token = { authorization: 'Bearer valid' }
const forged = { authorization: 'Bearer forged' }

it.each<[Kind | undefined, string, IncomingHttpHeaders?]>([
  ['write', 'POST /api/user/projects', token],
  ['write', 'DELETE /api/user/projects/1', token],
  ['visit', 'POST /api/user/projects', forged],
  ['visit', 'GET /api/projectrequests?limit=20'],
  ['read', 'GET /api/projectrequests?limit=20', token],
  ['read', 'GET /api/user/home', token],
  ['visit', 'GET /api/user/home', forged],
  ['poll', 'GET /api/user/notifications/unseen-exist?at=1', token],
  ['visit', 'GET /api/user/notifications/unseen-exist'],
  ['stream', 'GET /api/user/events', token],
  ['long', 'POST /api/user/images', token],
  ['visit', 'POST /api/user/images'],
  ['sign-in', 'POST /api/auth/userlogin'],
  ['sign-in', 'POST /platform/promote'],
  ['sign-in', 'GET /platform/api/health'],
  ['report', 'POST /platform/health'],
  ['report', 'GET /platform/ticket'],
  ['file', 'GET /apps/shell/1.0.0/main.js'],
  ['file', 'GET /api/images/1'],
  ['page', 'GET /'],
  ['page', 'GET /dashboard', token],
  ['page', 'GET /registry.json'],
  ['page', 'POST /anything', token],
  [undefined, 'GET /healthz'],
  [undefined, 'GET /readyz?verbose'],
  [undefined, 'GET /metrics'],
])('%s: %s %j', (kind, name, headers = {}) => {
  const [method, url] = name.split(' ')
  expect(kindOf({ method, url, headers }, ways)).toBe(kind)
})

it('lets the files of a page that was sent wait longer than pages', () => {
  expect(patience.file.longestWait).toBeGreaterThan(patience.page.longestWait)
})
