/** Whether the browser has passkeys, and reads and writes them as JSON. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

type RequestOptions = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0]
type CreationOptions = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0]

/** Asks the person for a passkey. Returns what it signed, as JSON; throws when they cancel. */
export async function askForPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as RequestOptions,
  )
  return JSON.stringify(await navigator.credentials.get({ publicKey }))
}

/** Asks the person to make a passkey. Returns it as JSON; throws when they cancel or the device has one. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as CreationOptions,
  )
  return JSON.stringify(await navigator.credentials.create({ publicKey }))
}
