import {
  errorMessage,
  privacy,
  showChange,
  useMutation,
  useQuery,
  useQueryClient,
} from '@swipefolio/shared/api'
import { toast } from '@swipefolio/shared/ui'
import { changeFailed, privacyScope } from './use-change-privacy'

/** Whether the profile is paused, and its change as an optimistic update, which an error takes back and explains. */
export function usePause() {
  const queryClient = useQueryClient()
  const { queryKey } = privacy.own()
  const isPaused = useQuery(privacy.own()).data?.paused ?? false
  const change = useMutation({
    scope: privacyScope,
    mutationFn: (paused: boolean) => privacy.update({ paused }),
    onMutate(paused) {
      toast.dismissErrors()
      const before = queryClient.getQueryData(queryKey)
      showChange(queryKey, (known) => known && { ...known, paused })
      return before
    },
    onSuccess: (changed) => showChange(queryKey, changed),
    onError(error, _paused, before) {
      showChange(queryKey, before)
      toast.error(errorMessage(error, changeFailed))
    },
  })
  return {
    isPaused,
    /** Nothing while the last change is being sent. */
    toggle() {
      if (!change.isPending) change.mutate(!isPaused)
    },
  }
}
