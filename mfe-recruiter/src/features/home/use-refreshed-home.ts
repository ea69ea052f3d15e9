import { home, profile, refresh, useLiveEvent } from '@swipefolio/shared/api'

/** Keeps the home page and the statistics up to date while links and messages arrive, and contacts come and go. */
export function useRefreshedHome() {
  useLiveEvent(({ type }) => {
    const hasFigures = type === 'notification' || type === 'chats'
    if (hasFigures || type === 'message') refresh(home.recruiter().queryKey)
    if (hasFigures) refresh(profile.recruiterStats().queryKey)
  })
}
