import { contacts, refresh, useLiveEvent } from '@swipefolio/shared/api'

/** Loads the summaries on the page again when a message may have been the first one to a contact. */
export function useMessagesInSummaries() {
  useLiveEvent(({ type }) => {
    if (type === 'message') refresh(contacts.summaryKey)
  })
}
