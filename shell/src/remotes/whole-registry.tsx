import { use, type ReactNode } from 'react'
import { completeRegistry, retryCompletion } from './latest-registry'
import { trackLoading } from './loading-state'
import { RemoteErrorBoundary } from './remote-error-boundary'

interface Props {
  /** Name of the content for the error message. */
  title: string
  /** A change resets a failed request. */
  resetKey: string
  /** Shown when the content is a whole page. */
  waysOn?: ReactNode
  children?: ReactNode
}

/** Suspends its content until the registry is whole; shows a failure with a button to try again. */
export const WholeRegistry = ({ children, ...props }: Props) => (
  <RemoteErrorBoundary
    {...props}
    onError={() => {
      retryCompletion()
      return false
    }}
  >
    <Completed>{children}</Completed>
  </RemoteErrorBoundary>
)

const Completed = ({ children }: Pick<Props, 'children'>) => {
  use(requestRest())
  return children
}

let tracked: Promise<void> | undefined

function requestRest(): Promise<void> {
  const completing = completeRegistry()
  if (completing !== tracked) void trackLoading(completing)
  tracked = completing
  return completing
}
