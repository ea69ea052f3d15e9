import { Component, startTransition, type ReactNode } from 'react'
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
  children: ReactNode
}

interface State {
  status: 'ok' | 'deciding' | 'failed'
  isRetrying: boolean
  resetKey: string
}

/** Error boundary around a remote, so that its failure does not affect the rest of the page. */
export class RemoteErrorBoundary extends Component<Props, State> {
  override state: State = { status: 'ok', isRetrying: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { status: 'deciding', isRetrying: false }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { status: 'ok', isRetrying: false, resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.setState({ status: this.props.onError(error) ? 'ok' : 'failed' })
  }

  handleRetry = () => {
    this.setState({ isRetrying: true })
    // As a transition, so that the message stays until the content is ready.
    startTransition(() => this.setState({ status: 'ok', isRetrying: false }))
  }

  override render() {
    const { title, waysOn, children } = this.props
    if (this.state.status === 'ok') return children
    if (this.state.status === 'deciding' || title === undefined) return null
    return (
      <Unavailable
        title={title}
        waysOn={waysOn}
        onRetry={this.handleRetry}
        isPending={this.state.isRetrying}
      />
    )
  }
}
