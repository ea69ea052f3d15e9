import { sessionOwner, unsavedWork } from '@swipefolio/shared/session'
import { Confirm } from '@swipefolio/shared/ui'

interface LogoutQuestionProps {
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a logout removes unsaved forms and unsent messages. */
export const LogoutQuestion = (props: LogoutQuestionProps) => (
  <Confirm
    {...props}
    question="Discard your unsaved changes?"
    details={props.isOpen ? `Logging out removes ${lostWork()}.` : undefined}
    confirmLabel="Log out"
    cancelLabel="Keep editing"
  />
)

/** Whether there is something to ask about. */
export function hasUnsavedWork() {
  const { forms, messages } = unsavedWork.count(sessionOwner())
  return forms + messages > 0
}

function lostWork() {
  const { forms, messages } = unsavedWork.count(sessionOwner())
  return [
    forms > 0 && (forms === 1 ? 'a form that is not saved' : `${forms} forms that are not saved`),
    messages > 0 &&
      (messages === 1 ? 'a message that is not sent' : `${messages} messages that are not sent`),
  ]
    .filter(Boolean)
    .join(' and ')
}
