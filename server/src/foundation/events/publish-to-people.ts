import type { LiveEvent } from '@swipefolio/shared/contract'
import type { Executor } from '../db/database'
import { newId } from '../db/ids'
import type { Events } from './events'

// 16 digits and a comma each keep an event below the 8,000 bytes of NOTIFY.
const peoplePerEvent = 400

/** Publishes an event to people's streams in every process once the executor's transaction commits. */
export async function publishToPeople(
  events: Pick<Events, 'publish' | 'publishHere'>,
  accountIds: number[],
  event: LiveEvent,
  executor?: Executor,
): Promise<void> {
  events.publishHere('liveUncommitted', { to: accountIds, event })
  for (let from = 0; from < accountIds.length; from += peoplePerEvent) {
    const to = accountIds.slice(from, from + peoplePerEvent)
    await events.publish('live', { id: newId(), to, event }, executor)
  }
}
