import type { CallBody } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import { createHash } from 'node:crypto'
import { invalidInput } from '../../foundation/http/errors'

type Payload = CallBody<'PUT /api/user/push-devices'>

const longestEndpoint = 1000

/**
 * The address and keys with which a browser is pushed to. The address comes from the outside: only https at its own port, and no
 * credentials; that it leads to a public machine is checked with each connection.
 */
export function readSubscription({ endpoint = '', p256dh = '', auth = '' }: Payload) {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const isPlain = url?.protocol === 'https:' && !url.username && !url.password && !url.port
  const isWhole = endpoint.length <= longestEndpoint && isKey(p256dh, 65) && isKey(auth, 16)
  if (!url || !isPlain || !isWhole) throw invalidInput(msg('This is no subscription of a browser'))
  return { id: idOf(url.href), endpoint: url.href, p256dh, auth }
}

const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

const isKey = (text: string, bytes: number) =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes
