import type { PoolClient } from 'pg'

/** Called when a statement begins; what it returns, when the statement has ended or failed. */
export type ObserveQuery = (text: string) => (error?: unknown) => void

type Callback = (error: Error | null, result: unknown) => void

/** Observes every statement of a pool's connections, on pools that are told so by their listener for `connect`. */
export const observeQueries = (observers: ObserveQuery[]) => (client: PoolClient) => {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown

  function observed(...parts: unknown[]) {
    const [first] = parts
    const text = typeof first === 'string' ? first : (first as { text?: string }).text
    if (text === undefined) return query(...parts)
    const ends = observers.map((observe) => observe(text))
    const end = (error?: unknown) => ends.forEach((one) => one(error))
    const callback = parts.at(-1)
    if (typeof callback === 'function') {
      const answer: Callback = (error, result) => {
        end(error ?? undefined)
        ;(callback as Callback)(error, result)
      }
      return query(...parts.slice(0, -1), answer)
    }
    const result = query(...parts)
    // Something else than a promise is a stream of rows, which ends later.
    if (result instanceof Promise) result.then(() => end(), end)
    return result
  }
  client.query = observed as typeof client.query
}
