import { newId } from '../db/ids'
import type { Channels } from './channels'
import type { Events } from './events'

type Publish = (event: Omit<Channels['liveCommitted'], 'id'>) => void

/**
 * Runs a statement that publishes the event with the given id itself, and calls `publish` once it is known to have committed: caches
 * and streams of this process then need not wait for NOTIFY.
 */
export async function publishWithCommit<Result>(
  events: Pick<Events, 'publishHere'>,
  run: (id: number, publish: Publish) => Promise<Result>,
): Promise<Result> {
  const id = newId()
  const result = run(id, (event) => events.publishHere('liveCommitted', { id, ...event }))
  events.publishHere('liveCommitting', { id, done: result.then(ignore, ignore) })
  return result
}

const ignore = () => undefined
