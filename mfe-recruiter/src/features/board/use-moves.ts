import {
  contacts,
  errorMessage,
  queryClient,
  refresh,
  useLiveEvent,
  useMutation,
} from '@swipefolio/shared/api'
import type { Contact } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'
import { useRef, useState } from 'react'
import { changesContacts } from '../contacts/changes-contacts'
import { without, withContact } from './moved-pages'

export interface Move {
  contact: Contact
  from: number
  to: number
}

const stagesKey = contacts.stages().queryKey
const mutationKey = ['contact-moves']

/** A move under way is not in what the server would answer now, also when another board has sent it. */
const isDue = () => queryClient.isMutating({ mutationKey }) === 0

/** For the queries of a board. */
export const unlessMoving = {
  refetchOnMount: isDue,
  refetchOnWindowFocus: isDue,
  refetchOnReconnect: isDue,
}

function refreshBoard() {
  refresh(contacts.columnKey, { isDue })
  refresh(stagesKey, { isDue })
}

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

interface MoveOptions {
  search: string
  /** Whether a contact that moves leaves the page, because one stage is shown at a time: a toast takes it back. */
  isOutOfSight: boolean
  onTakeBack: (move: Move) => void
}

/** Moves of contacts between stages: shown at once, sent one after the other, and taken back when one fails. */
export function useMoves({ search, isOutOfSight, onTakeBack }: MoveOptions) {
  const [announcement, setAnnouncement] = useState('')
  const told = useRef<Move>(undefined)
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'contact-moves' },
    mutationFn: ({ contact, to }: Move) => contacts.updateDesk(contact.id, { stageId: to }),
  })

  useLiveEvent((event) => {
    if (changesContacts(event)) refreshBoard()
  })

  async function send(move: Move) {
    const { contact, from, to } = move
    try {
      await mutateAsync(move)
    } catch (error) {
      show({ contact, from: to, to: from }, search)
      if (told.current === move) toast.clear()
      // The toast is an alert.
      setAnnouncement('')
      toast.error(errorMessage(error, t('{name} was not moved', { name: fullName(contact) })))
    } finally {
      refreshBoard()
      void queryClient.invalidateQueries({ queryKey: contacts.list().queryKey })
    }
  }

  function tell(move: Move, stageName: string, isBack: boolean) {
    const { contact, from, to } = move
    const sentence = t('{name} moved to {stage}', { name: fullName(contact), stage: stageName })
    if (!isOutOfSight || isBack) return setAnnouncement(sentence)
    const back = { contact: { ...contact, stageId: to }, from: to, to: from }
    // Only the last move can be taken back.
    toast.clear()
    toast.info(sentence, { label: t('Undo'), onClick: () => onTakeBack(back) })
    told.current = move
  }

  return {
    announcement,
    move(move: Move, stageName: string, isBack = false) {
      void queryClient.cancelQueries({ queryKey: contacts.columnKey })
      void queryClient.cancelQueries({ queryKey: stagesKey })
      show(move, search)
      tell(move, stageName, isBack)
      void send(move)
    },
  }
}
