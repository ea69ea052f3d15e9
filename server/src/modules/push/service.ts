import type { CallBody, PushDevice } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import type { Person } from '../../foundation/http/person'
import { notFound } from '../../foundation/http/errors'
import type { Services } from '../../foundation/services'
import { lockOwnAccount } from '../../people/accounts/account-locks'
import { listDevices, removeDevice, removeOldestDevices, storeDevice } from './repository'
import { readSubscription } from './subscription'
import { publicKeyOf } from './vapid'

/** The oldest devices give way to new ones. */
const mostDevices = 10

type Payload = CallBody<'PUT /api/user/push-devices'>

export function pushService({ db, clock, config }: Services) {
  const publicKey = publicKeyOf(config)
  return {
    async list(accountId: number): Promise<{ publicKey: string; devices: PushDevice[] }> {
      const devices = await listDevices(db, accountId)
      return {
        publicKey,
        devices: devices.map(({ id, messages, contacts, links }) => ({
          id,
          messages,
          contacts,
          links,
        })),
      }
    },

    subscribe: (
      { id: accountId, sessionId }: Person,
      body: Payload,
      name: string,
    ): Promise<PushDevice> => {
      const subscription = readSubscription(body)
      if (!publicKey) throw notFound(msg('This server sends no pushes'))
      const { messages, contacts, links } = body
      return db.transaction().execute(async (trx) => {
        await lockOwnAccount(trx, accountId)
        const device = {
          ...subscription,
          account_id: accountId,
          session_id: sessionId,
          name,
          created_at: clock(),
        }
        const stored = await storeDevice(trx, device, { messages, contacts, links })
        await removeOldestDevices(trx, accountId, mostDevices)
        return stored
      })
    },

    async remove(accountId: number, id: string) {
      const { numDeletedRows } = await removeDevice(db, accountId, id)
      if (numDeletedRows === 0n) throw notFound(msg('Device not found'))
    },
  }
}
