import { Button } from '@swipefolio/shared/ui'
import { Component, startTransition, type ReactNode } from 'react'
import styled from 'styled-components'

interface Props {
  /** What stands here, as a person would call it; without it a failure shows nothing. */
  title?: string
  /** Another value gives the content a new chance. */
  resetKey: string
  onRetry: () => void
  children: ReactNode
}

interface State {
  hasFailed: boolean
  isRetrying: boolean
  resetKey: string
}

/** A remote that is down, slow or broken costs its own rectangle, nothing else. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, isRetrying: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true, isRetrying: false }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, isRetrying: false, resetKey }
  }

  handleRetry = () => {
    this.props.onRetry()
    this.setState({ isRetrying: true })
    // The message stays until there is something to show in its place.
    startTransition(() => this.setState({ hasFailed: false, isRetrying: false }))
  }

  override render() {
    const { title, children } = this.props
    if (!this.state.hasFailed) return children
    if (title === undefined) return null
    return (
      <Notice role="alert">
        <p>{title} is not available right now.</p>
        <Button onClick={this.handleRetry} isPending={this.state.isRetrying}>
          Try again
        </Button>
      </Notice>
    )
  }
}

const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: 1rem;
  padding: 4rem 1.5rem;
  text-align: center;
`
