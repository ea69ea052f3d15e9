import { createECDH, randomBytes } from 'node:crypto'
import { call } from './call'
import type { LoggedIn } from './log-in'
import type { TestServer } from './test-server'

/** A browser that has subscribed and wants nothing, so that nothing is sent; returns its id. */
export async function storePushDevice(server: TestServer, person: LoggedIn): Promise<string> {
  const side = person.account.role === 'recruiter' ? 'recruiter' : 'user'
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const body = {
    endpoint: `https://push.test/to/${randomBytes(12).toString('hex')}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    messages: false,
    contacts: false,
    links: false,
  }
  const answer = await call(server, `PUT /api/${side}/push-devices`, person, { body })
  return answer.json<{ id: string }>().id
}
