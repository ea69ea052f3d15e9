import { QueryClient } from '@tanstack/react-query'
import { useSession } from '../session'
import { ApiError } from './errors'
import { holdWhilePressed } from './hold-while-pressed'

const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/** The page's only query cache. It is cleared when another person logs in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2000,
      retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      retryDelay: 500,
    },
    // Without a network a change fails at once and says so. By default it would wait, and happen when nobody expects it any more.
    mutations: { networkMode: 'always' },
  },
})

if (typeof window !== 'undefined') holdWhilePressed(window)

useSession.subscribe((now, before) => {
  const isSamePerson = now.role === before.role && Boolean(now.token) === Boolean(before.token)
  if (!isSamePerson) queryClient.clear()
})
