import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { client, outlivesPage } from '../api/client'
import type { CallBody, CallName, CallQuery, CallResponse } from '../contract'

export interface SentRequest<N extends CallName> {
  params: Record<string, string>
  query: CallQuery<N>
  headers: Record<string, string>
  body: CallBody<N>
  /** Delivers the beginning of a response that is still pending. */
  progress: (text: string) => void
}

/** One page of a list, with the cursor of the next. */
class ListPage<T> {
  constructor(
    readonly items: T,
    readonly next: string,
  ) {}
}

/** Answers a list with one page: `reply('GET /api/projectrequests', aPage([...], 'more'))`. */
export const aPage = <T>(items: T, next: string) => new ListPage(items, next)

type Answer<N extends CallName> =
  | CallResponse<N>
  | ListPage<CallResponse<N>>
  | ((
      request: SentRequest<N>,
    ) => CallResponse<N> | ListPage<CallResponse<N>> | Promise<CallResponse<N>>)

interface Answered {
  status: number
  data: unknown
  headers?: Record<string, string>
}

interface Route {
  name: string
  pattern: RegExp
  answer: (request: SentRequest<CallName>) => Promise<Answered>
}

class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Record<string, string>,
  ) {
    super(body)
  }
}

const toPattern = (name: string) =>
  new RegExp(`^${name.replace(/:(\w+)/g, (_, key: string) => `(?<${key}>[^/]+)`)}$`)

const toResponse = (
  config: InternalAxiosRequestConfig,
  { status, data, headers: own }: Answered,
) => {
  const type = typeof data === 'string' ? 'text/plain' : 'application/json'
  const headers = new AxiosHeaders({ 'content-type': type, ...own })
  if (data instanceof ListPage) headers.set('next-cursor', data.next)
  const body = data instanceof ListPage ? (data.items as unknown) : data
  return { data: body, status, statusText: '', headers, config } satisfies AxiosResponse
}

/**
 * Fakes the server at the HTTP adapter. Calls and answers are typed by the contract; a call without a prepared answer
 * is answered 404 and recorded in `unexpected`.
 */
export function createNetwork() {
  const routes: Route[] = []
  const sent: (SentRequest<CallName> & { name: string })[] = []
  const unexpected: string[] = []
  let isOffline = false

  async function adapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    if (isOffline) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    const called = `${config.method?.toUpperCase()} ${config.url}`
    const route = routes.findLast(({ pattern }) => pattern.test(called))
    if (!route) unexpected.push(called)
    const request = {
      params: { ...route?.pattern.exec(called)?.groups },
      query: config.params as never,
      headers: config.headers.toJSON() as Record<string, string>,
      body: (typeof config.data === 'string' ? JSON.parse(config.data) : config.data) as never,
      progress: (responseText: string) =>
        config.onDownloadProgress?.({ event: { target: { responseText } } } as never),
    }
    sent.push({ ...request, name: route?.name ?? called })
    const answered = (await route?.answer(request)) ?? { status: 404, data: '' }
    if (config.signal?.aborted) throw new AxiosError('canceled', AxiosError.ERR_CANCELED, config)
    const response = toResponse(config, answered)
    if (answered.status < 400) return response
    throw new AxiosError('', AxiosError.ERR_BAD_RESPONSE, config, null, response)
  }
  client.defaults.adapter = outlivesPage.adapter = adapter
  // Without fetch there are no server-sent events, and screens fall back to polling.
  globalThis.fetch ??= () => Promise.resolve({ ok: false, status: 404 } as Response)

  const add = (
    name: CallName,
    answer: (request: SentRequest<never>) => unknown,
    headers?: Record<string, string>,
  ) => {
    routes.push({
      name,
      pattern: toPattern(name),
      async answer(request) {
        try {
          const data = await answer(request)
          return { status: data === null ? 204 : 200, data, headers }
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          return { status: error.status, data: error.body, headers: error.headers }
        }
      },
    })
  }

  return {
    /**
     * Answers a call with data, or with the result of a function of the request, and headers of its own. A later answer
     * replaces an earlier one.
     */
    reply<N extends CallName>(name: N, answer: Answer<N>, headers?: Record<string, string>) {
      add(name, (request) => (typeof answer === 'function' ? answer(request) : answer), headers)
    },
    /** Refuses a call with a status, the server's sentence ('' for none) and headers of its own. */
    fail(name: CallName, status: number, sentence = '', headers: Record<string, string> = {}) {
      add(name, () => {
        throw new Failure(status, sentence, headers)
      })
    },
    /** Receives a call, and answers as a connection does that is cut then. */
    loseAnswer(name: CallName) {
      add(name, () => {
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK)
      })
    },
    /** Keeps a call pending until the returned function is called with its answer. */
    hold<N extends CallName>(name: N): (answer: CallResponse<N>) => void {
      let release: (answer: CallResponse<N>) => void = () => {}
      const held = new Promise<CallResponse<N>>((resolve) => {
        release = resolve
      })
      add(name, () => held)
      return (answer) => release(answer)
    },
    /** While true, every call fails with a network error. */
    setOffline(value: boolean) {
      isOffline = value
    },
    /** The requests to one call so far, oldest first. */
    requests<N extends CallName>(name: N) {
      return sent.filter((request) => request.name === name) as unknown as SentRequest<N>[]
    },
    /** Calls that were made without a prepared answer. */
    unexpected,
  }
}

export type Network = ReturnType<typeof createNetwork>
