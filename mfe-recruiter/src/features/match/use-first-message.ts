import {
  chats,
  contacts,
  errorMessage,
  newIdempotencyKey,
  useMutation,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { ContactSummary } from '@swipefolio/shared/contract'
import { countOf, useShown } from '@swipefolio/shared/forms'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { checkMessage, isBlank, maxLength } from '@swipefolio/shared/rules'
import { useMessageDraft } from '@swipefolio/shared/session'
import { toast } from '@swipefolio/shared/ui'
import { useEffect } from 'react'
import { type SendAttempt, storedMatch } from './stored-match'

/** A message to a contact: its draft is that of the chat, and a retry is stored once. */
export function useFirstMessage(contact: ContactSummary, onSent?: () => void) {
  const { chatId } = contact
  const queryClient = useQueryClient()
  const [draft, setDraft] = useMessageDraft(chatId)
  const text = draft.trim()

  const { isShown, trackShown } = useShown()
  useEffect(trackShown, [trackShown])

  const sending = useMutation({
    mutationFn: (attempt: SendAttempt) =>
      chats.send(
        'recruiter',
        { id: chatId },
        { message: attempt.text, clientKey: attempt.clientKey },
      ),
    onSuccess() {
      setDraft('')
      storedMatch.saveAttempt(chatId, undefined)
      for (const queryKey of [chats.list('recruiter').queryKey, contacts.summaryKey])
        void queryClient.invalidateQueries({ queryKey })
      // Once another like has replaced it, the panel is that one's.
      if (isShown()) onSent?.()
    },
    onError(error) {
      console.debug('A first message was not sent', error)
      if (!isShown())
        toast.error(t('Your message to {name} was not sent.', { name: fullName(contact) }))
    },
  })

  const isTooLong = !isBlank(text) && checkMessage({ message: text }).message !== undefined
  const canSend = !isBlank(text) && !isTooLong

  return {
    text: draft,
    canSend,
    isTooLong,
    /** How many characters are left, near the limit. */
    count: countOf(text, maxLength.message),
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    error: sending.error ? errorMessage(sending.error, t('Not sent')) : undefined,
    hasFailed: sending.isError,
    handleChange(next: string) {
      if (sending.isError) sending.reset()
      setDraft(next)
    },
    send() {
      if (!canSend || sending.isPending) return
      const last = storedMatch.find().attempts?.[chatId]
      const attempt = last?.text === text ? last : { text, clientKey: newIdempotencyKey() }
      storedMatch.saveAttempt(chatId, attempt)
      sending.mutate(attempt)
    },
  }
}
