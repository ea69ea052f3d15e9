import { currentLanguage, t } from '@swipefolio/shared/i18n'
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
    question={t('Discard your unsaved changes?')}
    details={props.isOpen ? t('Logging out removes {things}.', { things: lostWork() }) : undefined}
    confirmLabel={t('Log out')}
    cancelLabel={t('Keep Editing')}
  />
)

/** Whether there is something to ask about. */
export function hasUnsavedWork() {
  const { forms, messages } = unsavedWork.count(sessionOwner())
  return forms + messages > 0
}

function lostWork() {
  const { forms, messages } = unsavedWork.count(sessionOwner())
  const things = [
    forms > 0 &&
      t('{forms, plural, one {a form that is not saved} other {# forms that are not saved}}', {
        forms,
      }),
    messages > 0 &&
      t(
        '{messages, plural, one {a message that is not sent} other {# messages that are not sent}}',
        {
          messages,
        },
      ),
  ].filter((thing) => thing !== false)
  return new Intl.ListFormat(currentLanguage()).format(things)
}
