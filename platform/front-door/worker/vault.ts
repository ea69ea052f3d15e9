/** Where the answers for one session are kept. */
export interface Vault {
  /** The name of the cache. */
  name: string
  /** Encrypts the answers. */
  key: CryptoKey
  /** Hides the addresses. */
  secret: ArrayBuffer
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

export const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const vaultPrefix = 'reads-'

/**
 * Derives all of it from the token of the session, which only the session storage of its tab contains: without the token, what is kept can
 * neither be found nor read, whether or not it has been removed.
 */
export async function openVault(token: string): Promise<Vault> {
  const { subtle } = crypto
  const material = await subtle.importKey('raw', bytesOf(token), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ])
  const forUse = (use: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(use),
  })
  const [name, secret, key] = await Promise.all([
    subtle.deriveBits(forUse('name'), material, 128),
    subtle.deriveBits(forUse('addresses'), material, 256),
    subtle.deriveKey(forUse('answers'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ])
  return { name: vaultPrefix + hexOf(name), key, secret }
}

/** The address under which an answer is kept: it says nothing without the token. */
export async function keptAddress({ secret }: Vault, address: string): Promise<string> {
  const text = new Blob([secret, address])
  return `/kept/${hexOf(await crypto.subtle.digest('SHA-256', await text.arrayBuffer()))}`
}

const ivBytes = 12

/** The initialization vector with the encrypted text. */
export async function encrypt({ key }: Vault, text: string): Promise<Blob> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  return new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(text))])
}

export async function decrypt({ key }: Vault, bytes: ArrayBuffer): Promise<string> {
  const iv = new Uint8Array(bytes, 0, ivBytes)
  const text = new Uint8Array(bytes, ivBytes)
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, text))
}
