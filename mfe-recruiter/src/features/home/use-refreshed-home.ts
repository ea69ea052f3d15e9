import { home, refresh, useLiveEvent } from '@swipefolio/shared/api'

const { queryKey } = home.recruiter()

/** Keeps the home page up to date while links and messages arrive. */
export function useRefreshedHome() {
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'message' || type === 'chats') refresh(queryKey)
  })
}
