import { t } from '../i18n'
import { Confirm } from '../ui'
import { DraftNotice } from './draft-notice'
import { useLeaveQuestion } from './use-leave-question'
import type { Unsaved } from './use-unsaved'

interface UnsavedChangesProps {
  unsaved: Unsaved
  draftNote: string | undefined
}

/** Shows that a form holds a draft, and asks before changes are left by closing the dialog, a link, Back or Forward. */
export const UnsavedChanges = ({ unsaved, draftNote }: UnsavedChangesProps) => {
  const { isAsking, ask, stay, leave } = useLeaveQuestion(unsaved.isUnsaved)
  return (
    <>
      {unsaved.notice && (
        <DraftNotice
          isOutdated={unsaved.notice === 'outdated'}
          note={draftNote}
          onStartOver={() => ask(unsaved.startOver)}
        />
      )}
      <Confirm
        isOpen={isAsking}
        question={t('Discard your changes?')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep Editing')}
        onCancel={stay}
        onConfirm={() => {
          unsaved.discard()
          leave()
        }}
      />
    </>
  )
}
