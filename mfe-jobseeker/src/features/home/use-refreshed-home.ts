import { home, refresh, useLiveEvent } from '@swipefolio/shared/api'

const { queryKey } = home.jobSeeker()

/** Keeps what waits up to date while likes and messages arrive. */
export function useRefreshedHome() {
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'message' || type === 'chats') refresh(queryKey)
  })
}
