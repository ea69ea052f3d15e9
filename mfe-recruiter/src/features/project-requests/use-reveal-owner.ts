import {
  updatePages,
  chats,
  contacts,
  links,
  profile,
  useMutation,
  useQueryClient,
} from '@swipefolio/shared/api'

/** Reveals the owner of a link, which makes them a contact. */
export function useRevealOwner(requestId: number) {
  const queryClient = useQueryClient()
  const received = links.received(requestId)
  return useMutation({
    mutationFn: async (linkId: number) => {
      const link = await links.reveal(linkId)
      return link.linkOwner ? link : { ...link, linkOwner: await links.revealedUser(linkId) }
    },
    async onSuccess(revealed) {
      const isReading = queryClient.isFetching(received) > 0
      // What was asked for before the reveal would hide the owner again.
      await queryClient.cancelQueries(received)
      queryClient.setQueryData(received.queryKey, (pages) =>
        updatePages(pages, (items) =>
          items.map((link) => (link.id === revealed.id ? revealed : link)),
        ),
      )
      for (const { queryKey } of [
        ...(isReading ? [received] : []),
        contacts.list(),
        chats.list('recruiter'),
        profile.recruiterStats(),
      ]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
}
