import { contacts, errorMessage, queryClient, refresh, useLiveEvent } from '@swipefolio/shared/api'
import type { Contact } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'
import { useRef, useState } from 'react'
import { without, withContact } from './moved-pages'

export interface Move {
  contact: Contact
  from: number
  to: number
}

const stagesKey = contacts.stages().queryKey

/** Shows a contact in another stage. */
function show({ contact, from, to }: Move, search: string) {
  const columnOf = (stageId: number) => contacts.column(stageId, search).queryKey
  queryClient.setQueryData(columnOf(from), (column) => without(column, contact))
  queryClient.setQueryData(columnOf(to), (column) =>
    withContact(column, { ...contact, stageId: to }),
  )
  const step: Record<number, number> = { [from]: -1, [to]: 1 }
  queryClient.setQueryData(stagesKey, (stages) =>
    stages?.map((stage) => ({ ...stage, count: Math.max(0, stage.count + (step[stage.id] ?? 0)) })),
  )
}

/** Moves of contacts between stages: shown at once, sent one after the other, and taken back when one fails. */
export function useMoves(search: string) {
  const [announcement, setAnnouncement] = useState('')
  const queue = useRef(Promise.resolve())
  const pending = useRef(0)

  /** A move under way is not in what the server would answer now. */
  const isDue = () => pending.current === 0
  const refreshBoard = () => {
    refresh(contacts.columnKey, { isDue })
    refresh(stagesKey, { isDue })
  }

  useLiveEvent(({ type }) => {
    if (type === 'chats' || type === 'refresh') refreshBoard()
  })

  async function send(move: Move) {
    const { contact, from, to } = move
    try {
      await contacts.updateDesk(contact.id, { stageId: to })
    } catch (error) {
      show({ contact, from: to, to: from }, search)
      const failure = t('{name} was not moved', { name: fullName(contact) })
      setAnnouncement(failure)
      toast.error(errorMessage(error, failure))
    } finally {
      pending.current -= 1
      refreshBoard()
    }
  }

  return {
    announcement,
    announce: setAnnouncement,
    move(move: Move, stageName: string) {
      pending.current += 1
      void queryClient.cancelQueries({ queryKey: contacts.columnKey })
      void queryClient.cancelQueries({ queryKey: stagesKey })
      show(move, search)
      setAnnouncement(
        t('{name} moved to {stage}', { name: fullName(move.contact), stage: stageName }),
      )
      queue.current = queue.current.then(() => send(move))
    },
  }
}
