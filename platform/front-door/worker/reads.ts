import { answerOf, failureOf } from './network'
import { options } from './options'
import { isOffline } from './pages'
import { decrypt, encrypt, keptAddress, openVault, type Vault, vaultPrefix } from './vault'

/** Together they bound the bytes that a session keeps: 6 MiB. */
const largestAnswer = 128 * 1024
const mostAnswers = 48

const kept = new RegExp(options.keptReads)

/** Of a visitor, who keeps public answers only. */
const nobody = ''

const vaults = new Map<string, Promise<Vault>>()
/** An answer that was on its way when its session ended is not kept. */
const ended = new Set<string>()

export const tokenOf = ({ headers }: Request): string =>
  headers.get('authorization')?.replace(/^Bearer /, '') ?? nobody

export const isKeptRead = ({ pathname }: URL): boolean => kept.test(pathname)

/** Answers a call from the network and keeps the answer; a page without network gets the last one of its session. */
export async function answerRead(event: FetchEvent, url: URL): Promise<Response> {
  const { request, clientId } = event
  const token = tokenOf(request)
  const network = fetch(request)
  const answer = await answerOf(network)
  if (answer?.status === 401) event.waitUntil(forgetSession(token))
  if (answer?.ok) event.waitUntil(keep(token, url, answer.clone()).catch(() => undefined))
  if (answer) return answer
  const last = isOffline(clientId) ? await findLast(token, url).catch(() => undefined) : undefined
  return last ?? failureOf(network)
}

/** The public answer that is in the HTML of a page; `data` is null for what does not exist. */
export interface FirstAnswer {
  address: string
  answer: { data: unknown; next?: string }
}

/** Keeps the public answer with which a page came, which so was not asked for. */
export async function keepFirstAnswer({ address, answer }: FirstAnswer): Promise<void> {
  const url = new URL(address, location.origin)
  if (!isKeptRead(url) || answer.data === null) return
  const headers = answer.next === undefined ? undefined : { 'next-cursor': answer.next }
  await keep(nobody, url, Response.json(answer.data, { headers }))
}

const findLast = async (token: string, url: URL) =>
  (await find(token, url)) ?? (token === nobody ? undefined : find(nobody, url))

/** Removes what is kept for a session. */
export async function forgetSession(token: string): Promise<void> {
  if (token === nobody) return
  ended.add(token)
  vaults.delete(token)
  await caches.delete((await openVault(token)).name)
}

async function keep(token: string, url: URL, answer: Response): Promise<void> {
  const body = await answer.text()
  if (body.length > largestAnswer || ended.has(token)) return
  const vault = await vaultOf(token)
  const { status, headers } = answer
  const bytes = await encrypt(vault, JSON.stringify({ status, headers: [...headers], body }))
  const cache = await caches.open(vault.name)
  const address = await keptAddress(vault, url.pathname + url.search)
  // Put anew, so that the order is that of the last use.
  await cache.delete(address)
  await cache.put(address, new Response(bytes))
  const addresses = await cache.keys()
  const oldest = addresses.slice(0, Math.max(0, addresses.length - mostAnswers))
  await Promise.all(oldest.map((one) => cache.delete(one)))
  if (ended.has(token)) await caches.delete(vault.name)
}

async function find(token: string, url: URL): Promise<Response | undefined> {
  if (ended.has(token)) return undefined
  const vault = await openVault(token)
  const address = await keptAddress(vault, url.pathname + url.search)
  const found = await caches.match(address, { cacheName: vault.name })
  if (!found) return undefined
  const { status, headers, body } = JSON.parse(await decrypt(vault, await found.arrayBuffer())) as {
    status: number
    headers: [string, string][]
    body: string
  }
  return new Response(body || null, { status, headers })
}

/** One session at a time has answers here: that of the last call. */
async function vaultOf(token: string): Promise<Vault> {
  const known = vaults.get(token)
  if (known) return known
  const opening = openVault(token)
  if (token !== nobody)
    for (const other of vaults.keys()) if (other !== nobody) vaults.delete(other)
  vaults.set(token, opening)
  const vault = await opening
  if (token === nobody) return vault
  const own = [vault.name, (await openVault(nobody)).name]
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(vaultPrefix) && !own.includes(name),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
  return vault
}
