import { home, profile, refresh, useLiveEvent } from '@swipefolio/shared/api'

/** Keeps what waits and the statistics up to date while likes and messages arrive, and contacts come and go. */
export function useRefreshedHome() {
  useLiveEvent(({ type }) => {
    const hasFigures = type === 'notification' || type === 'chats'
    if (hasFigures || type === 'message') refresh(home.jobSeeker().queryKey)
    if (hasFigures) refresh(profile.jobSeekerStats().queryKey)
  })
}
