import { answerOf } from './network'
import { options } from './options'

/** A connection that gives nothing for so long is taken for none. */
const deadline = 6_000

/** Clients whose page is the kept one. A restarted worker has forgotten them; `navigator.onLine` remains. */
const keptClients = new Set<string>()

/** Whether a client may be shown kept answers. A page that came from the network has newer ones in its memory. */
export const isOffline = (clientId: string) => !navigator.onLine || keptClients.has(clientId)

/** Answers from the network. Only when that fails, the answer is the kept page, which says so and reloads itself once the network is back. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  const answer = await Promise.race([answerOf(network), wait(deadline)])
  if (answer) return answer
  keptClients.add(event.resultingClientId)
  return new Response(options.page.html, { headers: options.page.headers })
}

/** The browser has sent the request while this worker was starting, where it can (navigation preload). */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}

/**
 * Whether it is a page of the live releases: not `/platform` and the like, whose requests stay those of the browser with the headers that only it
 * can set, and no page with overrides.
 */
export function isLivePage({ pathname, searchParams }: URL): boolean {
  const isOther = options.apiPrefixes.some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  )
  return !isOther && !searchParams.has('app')
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds, undefined)
  })
