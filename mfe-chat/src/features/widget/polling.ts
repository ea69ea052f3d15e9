/** In milliseconds. */
export const pollInterval = {
  unreadCount: 5000,
  chatList: 5000,
  conversation: 1000,
  /** State and read receipts of the open conversation. */
  openChat: 15_000,
} as const

const maxBackOff = 30_000

/**
 * Query options that poll, with exponential back-off while calls fail. Hidden tabs do not poll; a tab that
 * becomes visible polls at once. The query's `failureCount` is the number of failures in a row.
 */
export const pollWithBackOff = (interval: number) => ({
  refetchInterval: interval,
  staleTime: 0,
  retry: true,
  retryDelay: (failures: number) => Math.min(interval * 2 ** failures, maxBackOff),
})
