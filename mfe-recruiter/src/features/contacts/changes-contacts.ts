import type { LiveEvent } from '@swipefolio/shared/contract'

/** Whether an event may change what a list of contacts shows: who is in it, the last message, or that it was read. */
export const changesContacts = (event: LiveEvent) =>
  event.type === 'read'
    ? event.reader === 'recruiter'
    : event.type === 'chats' || event.type === 'message' || event.type === 'refresh'
