import type {
  CallBody,
  CallName,
  CallParams,
  CallQuery,
  CallResponse,
  UploadName,
} from '../contract'
import type { Answer } from './client'
import { completeRows } from './complete-rows'
import { dropEarlyReads, takeEarlyAnswer } from './early-reads'
import { isMissingInPage, takeFirstAnswer } from './first-answer'
import { whenSettled } from './when-settled'

type Given<Key extends string, Value> = Value extends undefined
  ? Record<never, never>
  : { [K in Key]: { [P in keyof Value]: Value[P] | number } }

type Maybe<Key extends string, Value> = Value extends undefined
  ? Record<never, never>
  : { [K in Key]?: Value }

interface CommonOptions {
  signal?: AbortSignal
  /** Sent instead of the token of the session store. */
  token?: string
  /** The same for every try to create one thing. */
  idempotencyKey?: string
  /** Whether the request is sent to its end when the page is left meanwhile. */
  outlivesPage?: boolean
}

export type RequestOptions<N extends CallName> = CommonOptions &
  Given<'params', CallParams<N>> &
  Maybe<'query', CallQuery<N>> &
  Maybe<'body', CallBody<N>>

interface LooseOptions extends CommonOptions {
  params?: Record<string, unknown>
  query?: object
  body?: unknown
}

const loadClient = () => import('./client')

/** Loads the HTTP client before the first call does, for a page whose first call may come in the moment in which it is left. */
export const preloadClient = () => void loadClient().catch(() => {})

async function send(name: CallName, options: LooseOptions) {
  const { signal, token, idempotencyKey, params, query, body } = options
  const { method, url } = partsOf(name, params)
  const headers = {
    ...(body instanceof Blob && { 'Content-Type': body.type }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  if (method !== 'GET') dropEarlyReads()
  const early: Answer | undefined = token
    ? undefined
    : await takeEarlyAnswer(addressOf(url, query), signal)
  const sendNow = async () => {
    const client = await loadClient()
    const kept = options.outlivesPage ? client.outlivesPage : {}
    return client.send({ ...kept, method, url, params: query, data: body, headers, signal })
  }
  const answer = early ?? (await sendNow())
  return { ...answer, data: completeRows(name, answer.data) }
}

function partsOf(name: CallName, params: LooseOptions['params']) {
  const [method, pattern = ''] = name.split(' ')
  const url = pattern.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params?.[key])),
  )
  return { method, url }
}

/** The answer to a call that the page contains, for the query's initial data. */
function answerInPage(name: CallName, { params, query }: LooseOptions) {
  const found = takeFirstAnswer(addressOf(partsOf(name, params).url, query))
  // A reload without network makes the call, whose answer is kept.
  if (found) whenSettled(preloadClient)
  return found && { ...found, data: completeRows(name, found.data) }
}

function addressOf(url: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length > 0 ? `${url}?${search}` : url
}

/** Makes one call of the contract. The HTTP client is loaded with the first one. */
export async function request<N extends CallName>(
  name: N,
  options: RequestOptions<N>,
): Promise<CallResponse<N>> {
  return (await send(name, options)).data as CallResponse<N>
}

/** Signs up and returns the id in the answer's header, if there is one. */
export async function requestRegistration(
  body: CallBody<'POST /api/auth/request-register'>,
): Promise<number | undefined> {
  const { registrationId } = await send('POST /api/auth/request-register', { body })
  return Number(registrationId) || undefined
}

/** Has a reset code mailed and returns the id in the answer's header, if there is one. */
export async function requestResetCode(
  options: RequestOptions<'POST /api/auth/send-code-to-reset-password'>,
): Promise<string | undefined> {
  return (await send('POST /api/auth/send-code-to-reset-password', options)).resetId
}

/** The answer of a call that came with the page, once. */
export const requestedInPage = <N extends CallName>(name: N, options: RequestOptions<N>) =>
  answerInPage(name, options)?.data as CallResponse<N> | undefined

/** Whether the page came with the answer that there is no such thing. */
export const isKnownMissing = <N extends CallName>(
  name: N,
  options: Pick<LooseOptions, 'params'> & RequestOptions<N>,
) => isMissingInPage(partsOf(name, options.params).url)

/** Makes a call of the contract whose body is a file, sent as its own content type. */
export async function upload<N extends UploadName>(name: N, file: Blob): Promise<CallResponse<N>> {
  return (await send(name, { body: file })).data as CallResponse<N>
}

/** One page of a list; `next` is the cursor of the following page, if there is one. */
export interface Page<T> {
  items: T[]
  next?: string
}

type ItemOf<N extends CallName> = CallResponse<N> extends (infer Item)[] ? Item : never

/** Reads one page of a list, by the query's `limit` and `cursor`. */
export async function requestPage<N extends CallName>(
  name: N,
  options: RequestOptions<N>,
): Promise<Page<ItemOf<N>>> {
  const { data, next } = await send(name, options)
  return { items: data as ItemOf<N>[], next }
}

/** The first page of a list that came with the page, once. */
export function pageInPage<N extends CallName>(
  name: N,
  options: RequestOptions<N>,
): Page<ItemOf<N>> | undefined {
  const found = answerInPage(name, options)
  return found && { items: found.data as ItemOf<N>[], next: found.next }
}

/** Reads all pages of a list. */
export async function requestAllPages<N extends CallName>(
  name: N,
  options: RequestOptions<N>,
): Promise<ItemOf<N>[]> {
  const items: ItemOf<N>[] = []
  const { query, ...rest }: LooseOptions = options
  for (let cursor: string | undefined; ;) {
    const page = await send(name, { ...rest, query: { ...query, cursor } })
    items.push(...(page.data as ItemOf<N>[]))
    if (!page.next) return items
    cursor = page.next
  }
}
