import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import {
  anonymousRole,
  matchRoutes,
  readAddress,
  resolveRoute,
  type Registry,
  type RegistryRoute,
} from '../registry'
import type { Formats } from './fill-template'

/** The answer to a screen's first call, as any visitor gets it. */
export interface PageAnswer {
  /** Null for what does not exist. */
  data: unknown
  /** The cursor of a list's following page. */
  next?: string
  /** The time for which the page is rendered, coarse, so that pages are equal for long. */
  at: string
}

/** How the front door gets and formats the content of public screens. */
export interface ContentSource {
  /** Makes a call as a visitor without a session; undefined when it fails. */
  read: (address: string) => Promise<PageAnswer | undefined>
  /** The formats of templates, for the time of an answer, in a language. */
  formatsAt: (at: string, language: string) => Formats
}

/** The first call of a public screen, and its answer, with which the front door fills the template of the screen. */
export interface FirstAnswer {
  address: string
  answer: PageAnswer
}

/** After it, the page is sent without its content, which the browser then asks for. */
const deadline = 300
/** A larger answer would make the page heavy: the browser shows its first lines earlier without it. */
const mostCharacters = 128 * 1024
const mostLists = 100

/** The address of the one first call of a public screen; undefined for a screen that depends on the role. */
export function publicRead(
  registry: Registry,
  pathname: string,
  route: RegistryRoute,
): string | undefined {
  const [read, ...others] = route.reads ?? []
  if (read === undefined || others.length > 0 || route.roles !== undefined) return undefined
  if (matchRoutes(registry, pathname).length > 1 || registry.apps[route.app]?.isOff)
    return undefined
  const resolution = resolveRoute(registry, pathname, anonymousRole)
  return resolution.kind === 'screen' ? readAddress(read, resolution.params) : undefined
}

/** Asks for the content of pages, for each page anew. */
export class FirstAnswers {
  readonly #lists = new LRUCache<string, PageAnswer>({ max: mostLists })

  constructor(private readonly source: ContentSource) {}

  /** What the template of a screen is filled with; undefined when it fails, comes late or is too large. */
  async ask(address: string): Promise<FirstAnswer | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, deadline, undefined)
    })
    const read = this.source.read(address).catch(() => undefined)
    const answer = await Promise.race([read, late]).finally(() => clearTimeout(timer))
    const isLight = answer !== undefined && JSON.stringify(answer).length <= mostCharacters
    return isLight ? { address, answer: this.#withKnownCursor(address, answer) } : undefined
  }

  /** A cursor is encrypted anew for each answer. That of an equal one keeps the page equal, so that it is answered 304. */
  #withKnownCursor(address: string, answer: PageAnswer): PageAnswer {
    if (answer.next === undefined) return answer
    const known = this.#lists.get(address)
    if (known && isDeepStrictEqual({ ...known, next: answer.next }, answer)) return known
    this.#lists.set(address, answer)
    return answer
  }
}
