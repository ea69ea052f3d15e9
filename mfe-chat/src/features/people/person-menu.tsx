import { errorMessage } from '@swipefolio/shared/api'
import type { Chat, Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Confirm, Menu } from '@swipefolio/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { otherSide } from '../widget/other-side'
import { useBlock } from './use-block'

const ReportDialog = lazy(() => import('./report-dialog'))

/** Blocks, unblocks or reports the other side of a conversation. */
export const PersonMenu = ({ chat, role }: { chat: Chat; role: Role }) => {
  const [dialog, setDialog] = useState<'block' | 'report'>()
  const { name } = otherSide(chat, role)
  const isBlocked = chat.state === 'blocked'
  const close = () => setDialog(undefined)
  const change = useBlock(chat, role, close)

  return (
    <>
      <Menu
        button={null}
        label={t('About {name}', { name })}
        items={[
          isBlocked
            ? { label: t('Unblock'), onSelect: () => change.mutate() }
            : { label: t('Block'), onSelect: () => setDialog('block') },
          { label: t('Report'), onSelect: () => setDialog('report') },
        ]}
      />
      <Confirm
        isOpen={dialog === 'block'}
        question={t('Block {name}? You will not be able to write to each other.', { name })}
        confirmLabel={t('Block')}
        isPending={change.isPending}
        error={
          change.isError ? errorMessage(change.error, t('Failed to block this person')) : undefined
        }
        onConfirm={() => change.mutate()}
        onCancel={close}
      />
      {dialog === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog role={role} chatId={chat.id} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
