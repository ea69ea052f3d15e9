import {
  showChange,
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
  return useMutation({
    mutationFn: async (linkId: number) => {
      const link = await links.reveal(linkId)
      return link.linkOwner ? link : { ...link, linkOwner: await links.revealedUser(linkId) }
    },
    onSuccess(revealed) {
      showChange(links.received(requestId).queryKey, (pages) =>
        updatePages(pages, (items) =>
          items.map((link) => (link.id === revealed.id ? revealed : link)),
        ),
      )
      for (const { queryKey } of [
        contacts.list(),
        chats.list('recruiter'),
        profile.recruiterStats(),
      ]) {
        void queryClient.invalidateQueries({ queryKey })
      }
    },
  })
}
