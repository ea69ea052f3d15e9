import { useContext, useEffect, useState } from 'react'
import { paths } from '../contract'
import { useNavigationGuard } from '../router'
import { useSession } from '../session'
import { Confirm, ModalCloseContext } from '../ui'
import { DraftNotice } from './draft-notice'
import type { Unsaved } from './use-unsaved'

/** Shows that a form holds a draft, and asks before changes are left by closing the dialog, a link, Back or Forward. */
export const UnsavedChanges = ({ unsaved }: { unsaved: Unsaved }) => {
  const modal = useContext(ModalCloseContext)
  const [resume, setResume] = useState<() => void>()

  const ask = (next: () => void) => setResume(() => next)
  const hold = (next: () => void, path?: string) => {
    // Logging out and the end of the session leave the page without a question.
    const isLeaving = path === paths.login || !useSession.getState().token
    if (isLeaving || !unsaved.isUnsaved()) return false
    ask(next)
    return true
  }
  useNavigationGuard(hold)
  useEffect(() => {
    modal?.setQuestion(hold)
    return () => modal?.setQuestion(undefined)
  })

  return (
    <>
      {unsaved.notice && (
        <DraftNotice
          isOutdated={unsaved.notice === 'outdated'}
          onStartOver={() => ask(unsaved.startOver)}
        />
      )}
      <Confirm
        isOpen={resume !== undefined}
        question="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onCancel={() => setResume(undefined)}
        onConfirm={() => {
          setResume(undefined)
          unsaved.discard()
          resume?.()
        }}
      />
    </>
  )
}
