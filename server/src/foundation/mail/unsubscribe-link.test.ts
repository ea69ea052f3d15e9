import { readUnsubscribeToken, unsubscribeUrl } from './unsubscribe-link'

const settings = { jwtSecret: 'a secret of the server', publicUrl: 'https://swipe.test' }
const url = unsubscribeUrl(settings, 70)
const token = url.slice(url.lastIndexOf('/') + 1)

it('is a URL of the site that names one account', () => {
  expect(url).toMatch(/^https:\/\/swipe\.test\/api\/mail\/unsubscribe\/70\.[\w-]{24}$/)
  expect(readUnsubscribeToken(settings, token)).toBe(70)
})

it.each([
  '',
  token.replace('70.', '71.'),
  token.replace('70.', 'x70.'),
  `${token}x`,
  `x${token}`,
  token.slice(0, -1),
  `70.${'A'.repeat(24)}`,
])('unsubscribes nobody as %s', (changed) => {
  expect(readUnsubscribeToken(settings, changed)).toBeUndefined()
})

it('does not change, because mails of earlier releases have it', () => {
  expect(token).toBe('70.rdL9YovG-4ZIrPpxqLnR8SjM')
})

it('is signed with the server’s secret', () => {
  expect(readUnsubscribeToken({ ...settings, jwtSecret: 'other' }, token)).toBeUndefined()
})
