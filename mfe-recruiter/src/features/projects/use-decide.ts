import {
  ApiError,
  updatePages,
  chats,
  contacts,
  decisions,
  errorMessage,
  profile,
  showChange,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@swipefolio/shared/api'
import type { DecisionStatus, Project } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useEffect, useRef } from 'react'
import { tellFailure } from './tell-failure'

export type DecidedList = 'saved' | 'passed'

const affected = [
  decisions.saved(),
  decisions.passed(),
  contacts.list(),
  chats.list('recruiter'),
  profile.recruiterStats(),
]

const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status

const failure = t('Failed to update project status')

export interface Choice {
  /** Missing when the decision is taken back. */
  status?: DecisionStatus
  send: (id: number) => Promise<unknown>
}

interface Deciding {
  list: DecidedList
  /** What the list is searched for; empty for all of it. */
  search: string
  project: Project
  onDecided: (status?: DecisionStatus) => void
}

/** Changes the decision on a project and removes it from its list. */
export function useDecide({ list, search, project, onDecided }: Deciding) {
  const queryClient = useQueryClient()
  const { queryKey } = decisions[list](search)
  const mutationKey = ['decided projects', project.id]
  const pressed = useRef<HTMLElement>(undefined)
  /** Also by a card or a dialog that was left. */
  const isPending =
    useMutationState({ filters: { mutationKey, status: 'pending' }, select: () => true }).length > 0

  // The card is inert while it is pending, which takes the focus away.
  useEffect(() => {
    if (isPending) return
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
    pressed.current = undefined
  }, [isPending])

  const decision = useMutation({
    mutationKey,
    mutationFn: ({ send }: Choice) => send(project.id),
    onSuccess(_, { status }) {
      onDecided(status)
      showChange(queryKey, (parts) =>
        updatePages(parts, (projects) => projects.filter(({ id }) => id !== project.id)),
      )
      for (const other of affected) {
        void queryClient.invalidateQueries({
          queryKey: other.queryKey,
          predicate: (query) => query.queryKey.join() !== queryKey.join(),
        })
      }
    },
    onError(error) {
      if (hasStatus(error, 409)) return
      tellFailure(error, failure)
      if (hasStatus(error, 404)) void queryClient.invalidateQueries({ queryKey })
    },
  })

  return {
    /** Ignored while a decision is pending, from the first call on. */
    decide(choice: Choice) {
      if (queryClient.isMutating({ mutationKey }) > 0) return
      const { activeElement } = document
      pressed.current = activeElement instanceof HTMLElement ? activeElement : undefined
      decision.mutate(choice)
    },
    isPending,
    /** The project was decided elsewhere meanwhile: what the server says, and whether it can be liked from there. */
    conflict: hasStatus(decision.error, 409)
      ? {
          sentence: errorMessage(decision.error, failure),
          canLike: decision.variables?.status === 'LIKED',
        }
      : undefined,
    /** Shows the list as it is now. */
    reload() {
      onDecided()
      void queryClient.invalidateQueries({ queryKey })
    },
  }
}
