export {
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export * from './account'
export * from './auth'
export * from './chats'
export { configureApi, type ApiConfig } from './config'
export * from './contacts'
export * from './decisions'
export * from './errors'
export { changeParts } from './in-parts'
export * from './links'
export * from './notifications'
export * from './profile'
export * from './project-requests'
export * from './projects'
export { queryClient } from './query-client'
export * from './query-provider'
