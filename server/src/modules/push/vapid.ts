import { createECDH } from 'node:crypto'
import type { Config } from '../../foundation/settings/config'

type Settings = Pick<Config, 'vapidPrivateKey' | 'publicUrl' | 'serviceWorker'>

/** What browsers subscribe with; empty where the server sends no pushes. */
export function publicKeyOf({ vapidPrivateKey, serviceWorker }: Settings): string {
  if (!vapidPrivateKey || !serviceWorker) return ''
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(vapidPrivateKey, 'base64url')
  return keys.getPublicKey('base64url')
}

/** Identifies this server to push services (RFC 8292), which may want to reach its operator. */
export function vapidOf(settings: Settings) {
  const { origin, protocol, hostname } = new URL(settings.publicUrl)
  return {
    subject: protocol === 'https:' ? origin : `mailto:no-reply@${hostname}`,
    publicKey: publicKeyOf(settings),
    privateKey: settings.vapidPrivateKey,
  }
}
