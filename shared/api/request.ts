import type { CallBody, CallName, CallParams, CallQuery, CallResponse } from '../contract'

type Given<Key extends string, Value> = Value extends undefined
  ? Record<never, never>
  : { [K in Key]: { [P in keyof Value]: Value[P] | number } }

type Maybe<Key extends string, Value> = Value extends undefined
  ? Record<never, never>
  : { [K in Key]?: Value }

export type RequestOptions<N extends CallName> = { signal?: AbortSignal } & Given<
  'params',
  CallParams<N>
> &
  Maybe<'query', CallQuery<N>> &
  Maybe<'body', CallBody<N>>

interface LooseOptions {
  signal?: AbortSignal
  params?: Record<string, unknown>
  query?: unknown
  body?: unknown
}

/** Makes one call of the contract. The HTTP client is loaded with the first one. */
export async function request<N extends CallName>(
  name: N,
  options: RequestOptions<N>,
): Promise<CallResponse<N>> {
  const { signal, params, query, body } = options as LooseOptions
  const [method, pattern = ''] = name.split(' ')
  const url = pattern.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params?.[key])),
  )
  const { send } = await import('./client')
  return (await send({ method, url, params: query, data: body, signal })) as CallResponse<N>
}
