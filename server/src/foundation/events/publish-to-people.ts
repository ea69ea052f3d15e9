import type { LiveEvent } from '@swipefolio/shared/contract'
import type { Executor } from '../db/database'
import { newId } from '../db/ids'
import type { LocalPayloads } from './channels'
import type { Events } from './events'

// 16 digits and a comma each: an event holds fewer than 8,000 bytes.
const peoplePerEvent = 400

/** Tells people, wherever their streams are, once `executor`'s transaction commits; some of them, in this process, more. */
export async function publishToPeople(
  events: Pick<Events, 'publish'>,
  accountIds: number[],
  event: LiveEvent,
  executor?: Executor,
  more?: LocalPayloads['live'],
): Promise<void> {
  for (let from = 0; from < accountIds.length; from += peoplePerEvent) {
    const to = accountIds.slice(from, from + peoplePerEvent)
    await events.publish('live', { id: newId(), to, event }, executor, more)
  }
}
