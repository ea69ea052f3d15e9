import type { ReactNode } from 'react'
import { t } from '../../i18n'
import { Button } from '../actions/button'
import { Cluster } from '../layout/stack'
import { TriangleAlertIcon } from '../icons'
import { Empty } from './empty'
import { Notice } from './notice'

export interface ErrorBoxProps {
  message: string
  /** Shows 'Try Again'. */
  onRetry?: () => void
  /** In the shape of an empty state, in place of what a page has. */
  isPage?: boolean
  /** Further actions, such as a link. */
  children?: ReactNode
}

/** An error message with a retry button. */
export const ErrorBox = ({ message, onRetry, isPage, children }: ErrorBoxProps) => {
  const actions = (
    <Cluster>
      {children}
      {onRetry && (
        <Button variant="quiet" size={isPage ? 'medium' : 'small'} onClick={onRetry}>
          {t('Try Again')}
        </Button>
      )}
    </Cluster>
  )
  return isPage ? (
    <div role="alert">
      <Empty title={message} icon={<TriangleAlertIcon aria-hidden />} action={actions} />
    </div>
  ) : (
    <Notice tone="danger">
      <Cluster justify="between">
        <p>{message}</p>
        {actions}
      </Cluster>
    </Notice>
  )
}
