import { answerOf, failureOf } from './network'
import { options } from './options'

const cacheName = 'release-files'
const live = new Set(options.files)

let stored: Promise<Set<string>> | undefined

const readStored = async () =>
  new Set((await (await openCache()).keys()).map(({ url }) => new URL(url).pathname))

const openCache = () => caches.open(cacheName)

/** Keeps those of the files that belong to the live releases. A page has just loaded them, so that the browser's cache gives them. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const paths = addresses.map((address) => new URL(address, location.origin).pathname)
  const known = await (stored ??= readStored())
  const missing = [...new Set(paths)].filter((path) => live.has(path) && !known.has(path))
  const cache = await openCache()
  await Promise.all(
    missing.map(async (path) => {
      await cache.add(new Request(path, { cache: 'force-cache' }))
      known.add(path)
    }),
  )
}

/** Removes the files of releases that are not live any more. */
export async function removeOldFiles(): Promise<void> {
  const cache = await openCache()
  const old = [...(await readStored())].filter((path) => !live.has(path))
  await Promise.all(old.map((path) => cache.delete(path)))
  stored = undefined
}

/** Answers with a release file from the network, or from the browser's own cache; only when both fail from what is kept. */
export async function answerFile(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const network = fetch(event.request)
  const answer = await answerOf(network)
  if (answer?.ok) event.waitUntil(keepFiles([pathname]).catch(() => undefined))
  if (answer) return answer
  const kept = await (await openCache()).match(pathname, { ignoreVary: true })
  return kept ?? failureOf(network)
}
