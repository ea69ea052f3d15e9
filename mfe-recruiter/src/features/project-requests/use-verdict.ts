import {
  changeErrorMessage,
  links,
  showChange,
  updatePages,
  useMutation,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { Link, Verdict } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { verdictDelaySeconds } from '@swipefolio/shared/rules'
import { toast } from '@swipefolio/shared/ui'

interface Judgement {
  link: Link
  verdict: Verdict | null
  reply?: string
}

/** Shortlists or declines a link, or takes that back, as an optimistic update. */
export function useVerdict(requestId: number) {
  const cache = useQueryClient()
  const { queryKey } = links.received(requestId)
  const show = (judged: Link) =>
    showChange(queryKey, (pages) =>
      updatePages(pages, (received) =>
        received.map((link) => (link.id === judged.id ? { ...link, ...judged } : link)),
      ),
    )
  return useMutation({
    // One after the other, so that a second press finds what the first has stored.
    scope: { id: `verdicts of ${requestId}` },
    mutationFn: ({ link, verdict, reply }: Judgement) =>
      links.judge(link.id, { verdict, reply, was: link.verdict ?? null }),
    onMutate({ link, verdict, reply = '' }) {
      show({ ...link, verdict, reply, secondsToUndo: verdict ? verdictDelaySeconds : 0 })
    },
    onSuccess: show,
    async onError(error, { link, verdict }) {
      show(link)
      // The dialog in which a link is declined says it itself.
      if (verdict !== 'DECLINED')
        toast.error(changeErrorMessage(error, t('Failed to save your answer')))
      await cache.invalidateQueries({ queryKey })
    },
  })
}
