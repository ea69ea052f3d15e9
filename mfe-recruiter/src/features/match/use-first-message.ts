import { chats, contacts, errorMessage, useMutation, useQueryClient } from '@swipefolio/shared/api'
import type { ContactSummary } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { checkMessage, isBlank } from '@swipefolio/shared/rules'
import { useState } from 'react'
import { type MessageDraft, storedMatch } from './stored-match'

/** `crypto.randomUUID` is missing on pages without TLS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A message to a contact: its draft is kept per person, and a retry is stored once. */
export function useFirstMessage({ chatId }: ContactSummary) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => storedMatch.draftOf(chatId))
  const text = draft.text.trim()

  const change = (next: MessageDraft) => {
    setDraft(next)
    storedMatch.saveDraft(chatId, next)
  }

  const sending = useMutation({
    mutationFn: (attempt: NonNullable<MessageDraft['attempt']>) =>
      chats.send(
        'recruiter',
        { id: chatId },
        { message: attempt.text, clientKey: attempt.clientKey },
      ),
    onSuccess() {
      change({ text: '' })
      for (const queryKey of [chats.list('recruiter').queryKey, contacts.summaryKey])
        void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => console.debug('A first message was not sent', error),
  })

  const invalid = isBlank(text) ? undefined : checkMessage({ message: text }).message
  const canSend = !isBlank(text) && !invalid

  return {
    text: draft.text,
    canSend,
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    error: invalid ?? (sending.error ? errorMessage(sending.error, t('Not sent')) : undefined),
    hasFailed: sending.isError,
    handleChange(next: string) {
      if (sending.isError) sending.reset()
      change({ ...draft, text: next })
    },
    send() {
      if (!canSend || sending.isPending) return
      const attempt = draft.attempt?.text === text ? draft.attempt : { text, clientKey: newKey() }
      change({ ...draft, attempt })
      sending.mutate(attempt)
    },
  }
}
