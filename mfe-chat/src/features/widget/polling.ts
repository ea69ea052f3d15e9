/** How often the server is asked, in milliseconds. */
export const pollInterval = {
  unreadCount: 5000,
  chatList: 5000,
  conversation: 1000,
  /** Whether the other side of an open conversation is still there, and how far they have read. */
  openChat: 15_000,
} as const

const longestPause = 30_000

/**
 * Asks again and again, less and less often while there is no answer. Hidden tabs do not ask;
 * one that becomes visible asks at once. The query's `failureCount` counts the failures in a row.
 */
export const pollEvery = (interval: number) => ({
  refetchInterval: interval,
  staleTime: 0,
  retry: true,
  retryDelay: (failures: number) => Math.min(interval * 2 ** failures, longestPause),
})
