export {
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export * from './account'
export * from './ai-review'
export * from './auth'
export * from './chats'
export { configureApi, type ApiConfig } from './config'
export * from './contacts'
export * from './decisions'
export * from './errors'
export { pageTime } from './first-answer'
export { fetchFresh } from './fetch-fresh'
export * from './home'
export * from './images'
export * from './job-seeker-profile'
export { updatePages } from './pagination'
export * from './links'
export { live, useIsLive, usePollInterval } from './live/live'
export { refresh } from './live/refresh'
export { useLiveConnection } from './live/use-live-connection'
export { useLiveEvent } from './live/use-live-event'
export * from './mail-preferences'
export * from './notifications'
export * from './online'
export * from './privacy'
export * from './profile'
export * from './push'
export * from './project-requests'
export * from './projects'
export { queryClient } from './query-client'
export * from './query-provider'
export * from './second-factor'
export { useIsSettled, whenSettled } from './when-settled'
