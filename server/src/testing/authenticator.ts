import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const present = 0x01
const verified = 0x04
const hasKey = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encode = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** What differs from an honest device that counts. */
export interface AuthenticatorOptions {
  origin?: string
  /** Signs for another host than the one that asks. */
  rpId?: string
  /** Asked by a frame of another site. */
  crossOrigin?: boolean
  count?: number
}

/** An authenticator in software, with a real key (ES256): makes one passkey and signs with it. */
export function createAuthenticator(device: AuthenticatorOptions = {}) {
  const { origin, rpId, crossOrigin = false } = device
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = device.count ?? 0

  const clientData = (type: string, challenge: string, askedBy: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? askedBy, crossOrigin }))

  function authenticatorData(askedFor: string, flags: number, rest = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId ?? askedFor), Buffer.from([flags]), counter, rest])
  }

  function coseKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]
    return isoCBOR.encode(new Map(entries))
  }

  return {
    id: encode(id),
    /** The count of the next signature. */
    setCount: (next: number) => {
      count = next
    },
    /** The JSON of the new credential. */
    make(options: string, askedBy: string): string {
      const { challenge, rp } = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const authData = authenticatorData(rp.id ?? '', present | verified | hasKey, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return JSON.stringify({
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, askedBy)),
          attestationObject: encode(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      })
    },
    /** The JSON of what it signs. */
    sign(options: string, askedBy: string): string {
      const { challenge, rpId: host = '' } = JSON.parse(
        options,
      ) as PublicKeyCredentialRequestOptionsJSON
      const client = clientData('webauthn.get', challenge, askedBy)
      const authData = authenticatorData(host, present | verified)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return JSON.stringify({
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(authData),
          signature: encode(signature),
        },
      })
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
