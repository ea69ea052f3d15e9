import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { Cluster } from '../layout/stack'
import { Notice } from './notice'

export interface ErrorBoxProps {
  message: string
  /** Shows 'Try Again'. */
  onRetry?: () => void
  /** Other ways on, such as a link. */
  children?: ReactNode
}

/** What went wrong, and a way on. */
export const ErrorBox = ({ message, onRetry, children }: ErrorBoxProps) => (
  <Notice tone="danger">
    <Cluster justify="between">
      <p>{message}</p>
      <Cluster>
        {children}
        {onRetry && (
          <Button variant="quiet" size="small" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </Cluster>
    </Cluster>
  </Notice>
)
