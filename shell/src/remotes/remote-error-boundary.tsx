import {
  Component,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import { Unavailable } from './unavailable'

interface Props {
  /** Name of the content for the error message; without it a failure shows nothing. */
  title?: string
  /** A change resets the boundary. */
  resetKey: string
  /** Returns whether there is a fallback; if so, the content is rendered again. */
  onError: (error: unknown) => boolean
  /** Shown below the error message of a whole page. */
  waysOn?: ReactNode
  isOverlay?: boolean
  children: ReactNode
}

/** Error boundary around a remote, so that its failure does not affect the rest of the page. */
export const RemoteErrorBoundary = ({
  title,
  resetKey,
  onError,
  waysOn,
  isOverlay,
  children,
}: Props) => {
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isRetrying, startRetry] = useTransition()
  const [knownKey, setKnownKey] = useState(resetKey)
  if (knownKey !== resetKey) {
    setKnownKey(resetKey)
    if (hasFailed) setAttempt(attempt + 1)
    setHasFailed(false)
  }

  return (
    <>
      <ErrorCatcher key={attempt} onError={onError} onFailed={() => setHasFailed(true)}>
        {children}
        <Mounted onMount={() => setHasFailed(false)} />
      </ErrorCatcher>
      {hasFailed && title !== undefined && (
        <Unavailable
          title={title}
          waysOn={waysOn}
          isOverlay={isOverlay}
          tries={attempt}
          onRetry={() => startRetry(() => setAttempt(attempt + 1))}
          isPending={isRetrying}
        />
      )}
    </>
  )
}

interface CatcherProps extends Pick<Props, 'onError' | 'children'> {
  onFailed: () => void
}

/** React unmounts what a boundary renders whenever it fails: the message stands beside it and stays while a retry fails. */
class ErrorCatcher extends Component<CatcherProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onError(error)) this.setState({ hasFailed: false })
    else this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

const Mounted = ({ onMount }: { onMount: () => void }) => {
  const handleMount = useEffectEvent(onMount)
  useLayoutEffect(() => handleMount(), [])
  return null
}
