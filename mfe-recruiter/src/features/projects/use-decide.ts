import {
  ApiError,
  updatePages,
  chats,
  contacts,
  decisions,
  errorMessage,
  profile,
  useMutation,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { Project } from '@swipefolio/shared/contract'
import { toast } from '@swipefolio/shared/ui'

export type DecidedList = 'saved' | 'passed'

const affected = [
  decisions.saved(),
  decisions.passed(),
  contacts.list(),
  chats.list('recruiter'),
  profile.recruiterStats(),
]

const isGone = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status)

/** Changes the decision on a project and removes it from its list. */
export function useDecide(list: DecidedList, project: Project, onDecided: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = decisions[list]()

  return useMutation({
    mutationFn: (decide: (id: number) => Promise<unknown>) => decide(project.id),
    onSuccess() {
      onDecided()
      queryClient.setQueryData(queryKey, (parts) =>
        updatePages(parts, (projects) => projects.filter(({ id }) => id !== project.id)),
      )
      for (const other of affected) {
        if (other.queryKey[0] === queryKey[0]) continue
        void queryClient.invalidateQueries({ queryKey: other.queryKey })
      }
    },
    onError(error) {
      toast.error(errorMessage(error, 'Failed to update project status'))
      if (isGone(error)) void queryClient.invalidateQueries({ queryKey })
    },
  })
}
