import type { ReactNode } from 'react'
import { t } from '../../i18n'
import { Button } from '../actions/button'
import { Cluster } from '../layout/stack'
import { Notice } from './notice'

export interface ErrorBoxProps {
  message: string
  /** Shows 'Try Again'. */
  onRetry?: () => void
  /** Further actions, such as a link. */
  children?: ReactNode
}

/** An error message with a retry button. */
export const ErrorBox = ({ message, onRetry, children }: ErrorBoxProps) => (
  <Notice tone="danger">
    <Cluster justify="between">
      <p>{message}</p>
      <Cluster>
        {children}
        {onRetry && (
          <Button variant="quiet" size="small" onClick={onRetry}>
            {t('Try Again')}
          </Button>
        )}
      </Cluster>
    </Cluster>
  </Notice>
)
