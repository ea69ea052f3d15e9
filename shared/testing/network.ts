import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import { client } from '../api/client'
import type { CallBody, CallName, CallQuery, CallResponse } from '../contract'

export interface SentRequest<N extends CallName> {
  params: Record<string, string>
  query: CallQuery<N>
  body: CallBody<N>
  /** Lets the caller hear the beginning of an answer that is still to come. */
  progress: (text: string) => void
}

/** What a list that goes on is answered with: some of its items, and the cursor of the next. */
class ListPart<T> {
  constructor(
    readonly items: T,
    readonly next: string,
  ) {}
}

/** Answers a list in part: `reply('GET /api/projectrequests', aPart([...], 'more'))`. */
export const aPart = <T>(items: T, next: string) => new ListPart(items, next)

type Answer<N extends CallName> =
  | CallResponse<N>
  | ListPart<CallResponse<N>>
  | ((
      request: SentRequest<N>,
    ) => CallResponse<N> | ListPart<CallResponse<N>> | Promise<CallResponse<N>>)

interface Route {
  name: string
  pattern: RegExp
  answer: (request: SentRequest<CallName>) => Promise<{ status: number; data: unknown }>
}

class Failure extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(body)
  }
}

const toPattern = (name: string) =>
  new RegExp(`^${name.replace(/:(\w+)/g, (_, key: string) => `(?<${key}>[^/]+)`)}$`)

const toResponse = (config: InternalAxiosRequestConfig, status: number, data: unknown) => {
  const type = typeof data === 'string' ? 'text/plain' : 'application/json'
  const headers = new AxiosHeaders({ 'content-type': type })
  if (data instanceof ListPart) headers.set('next-cursor', data.next)
  const body = data instanceof ListPart ? (data.items as unknown) : data
  return { data: body, status, statusText: '', headers, config } satisfies AxiosResponse
}

/**
 * Stands in for the server at the HTTP adapter. Calls and answers are typed by the contract;
 * a call that nobody prepared is answered 404 and fails loudly in `unexpected`.
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
      body: (typeof config.data === 'string' ? JSON.parse(config.data) : config.data) as never,
      progress: (responseText: string) =>
        config.onDownloadProgress?.({ event: { target: { responseText } } } as never),
    }
    sent.push({ ...request, name: route?.name ?? called })
    const { status, data } = (await route?.answer(request)) ?? { status: 404, data: '' }
    if (config.signal?.aborted) throw new AxiosError('canceled', AxiosError.ERR_CANCELED, config)
    const response = toResponse(config, status, data)
    if (status < 400) return response
    throw new AxiosError('', AxiosError.ERR_BAD_RESPONSE, config, null, response)
  }
  client.defaults.adapter = adapter
  // Where there is no fetch there are no streams of events: screens ask again and again.
  globalThis.fetch ??= () => Promise.resolve({ ok: false, status: 404 } as Response)

  const add = (name: CallName, answer: (request: SentRequest<never>) => unknown) => {
    routes.push({
      name,
      pattern: toPattern(name),
      async answer(request) {
        try {
          const data = await answer(request)
          return { status: data === null ? 204 : 200, data }
        } catch (error) {
          if (error instanceof Failure) return { status: error.status, data: error.body }
          throw error
        }
      },
    })
  }

  return {
    /** Answers a call with data, or with what a function makes of the request. The last answer counts. */
    reply<N extends CallName>(name: N, answer: Answer<N>) {
      add(name, (request) => (typeof answer === 'function' ? answer(request) : answer))
    },
    /** Refuses a call with a status and the server's sentence ('' for none). */
    fail(name: CallName, status: number, sentence = '') {
      add(name, () => {
        throw new Failure(status, sentence)
      })
    },
    /** Lets a call wait until the returned function is called with its answer. */
    hold<N extends CallName>(name: N): (answer: CallResponse<N>) => void {
      let release: (answer: CallResponse<N>) => void = () => {}
      const held = new Promise<CallResponse<N>>((resolve) => {
        release = resolve
      })
      add(name, () => held)
      return (answer) => release(answer)
    },
    /** From now on no answer comes, until it is switched back. */
    setOffline(value: boolean) {
      isOffline = value
    },
    /** What was sent to one call so far, oldest first. */
    requests<N extends CallName>(name: N) {
      return sent.filter((request) => request.name === name) as unknown as SentRequest<N>[]
    },
    /** Calls that were made without a prepared answer. */
    unexpected,
  }
}

export type Network = ReturnType<typeof createNetwork>
