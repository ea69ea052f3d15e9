import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { EncodedText } from './encoded-text'
import type { RegistryRoute } from '../registry'
import { FirstAnswers, type FirstAnswer } from './first-answer'
import type { Live } from './live'
import type { FrontDoorOptions, PageDescription } from './options'
import { renderPage, type PageContent } from './page'
import type { PrerenderedPages } from './prerendered'
import { pageSecurityHeaders } from './security-headers'

const maximumBytes = 32 * 1024 * 1024

/** All that a page depends on. */
export interface PageInput {
  live: Live
  pathname: string
  /** As `knownSearch` returns it. */
  search: string
  description: PageDescription
  first: FirstAnswer | undefined
  /** Whether there are only so many such paths: pages of paths that anybody can make up would displace the others. */
  isCached: boolean
}

/** A page as it is sent to every visitor. */
export interface ServedPage {
  status: number
  headers: Record<string, string>
  /** Covers text and headers; undefined for a page that is not revalidated because its status is an error. */
  etag: string | undefined
  text: EncodedText
}

/** A least-recently-used cache of rendered pages; concurrent requests share one rendering. */
export class PageCache {
  readonly #pages: LRUCache<string, ServedPage, PageInput>
  readonly #answers: FirstAnswers | undefined

  constructor(
    private readonly prerendered: PrerenderedPages,
    private readonly options: FrontDoorOptions,
  ) {
    this.#answers = options.content && new FirstAnswers(options.content)
    this.#pages = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ text }) => text.maximumBytes,
      // A page that other pages displace while it is rendered is answered all the same.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => this.#make(context),
    })
  }

  /** The query of an address as far as pages differ by it. */
  knownSearch(live: Live, pathname: string, search: string): Promise<string> {
    return this.prerendered.knownSearch(live, pathname, search)
  }

  /** The content of the page, asked for anew each time. */
  async firstAnswer(
    live: Live,
    pathname: string,
    route: RegistryRoute,
  ): Promise<FirstAnswer | undefined> {
    if (this.#answers === undefined) return undefined
    const address = await this.prerendered.firstRead(live, pathname, route)
    return address === undefined ? undefined : this.#answers.ask(address)
  }

  async find(input: PageInput): Promise<ServedPage> {
    const { live, pathname, search, description, first } = input
    const content = first && createHash('sha256').update(JSON.stringify(first)).digest('base64url')
    const key = JSON.stringify([live.etag, pathname, search, description, content])
    const known = this.#pages.get(key)
    if (known) return known
    try {
      return input.isCached
        ? await this.#pages.forceFetch(key, { context: input })
        : await this.#make(input)
    } catch {
      // When the prerendered HTML cannot be read, because the database is away, the browser renders this page.
      return this.#render({ ...input, first: undefined }, { starts: {} })
    }
  }

  async #make(input: PageInput): Promise<ServedPage> {
    const { live, pathname, search, first, description } = input
    const page = await this.prerendered.find(live, pathname, first)
    const answered = page && first?.address
    const starts = await this.prerendered.starts(live, { pathname, search, answered })
    const place = { ...input, isFound: description.status !== 404 }
    const frames = page ? page.frames : await this.prerendered.frames(live, place)
    return this.#render(input, { starts, prerendered: page, frames })
  }

  #render(input: PageInput, parts: PageContent): ServedPage {
    const { status } = input.description
    const page = renderPage({ ...input, ...parts, options: this.options })
    const headers: Record<string, string> = {
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      ...pageSecurityHeaders(page, this.options),
    }
    const content = createHash('sha256').update(JSON.stringify(headers)).update(page.html)
    // Weak, because every encoding has the same tag.
    const etag = status === 200 ? `W/"${content.digest('base64url').slice(0, 22)}"` : undefined
    if (etag !== undefined) headers['etag'] = etag
    return { status, headers, etag, text: new EncodedText(page.html) }
  }
}
