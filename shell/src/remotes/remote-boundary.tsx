import { Button } from '@swipefolio/shared/ui'
import { Component, startTransition, type ReactNode } from 'react'
import styled from 'styled-components'

interface Props {
  /** What stands here, as a person would call it; without it a failure shows nothing. */
  title?: string
  /** Another value gives the content a new chance. */
  resetKey: string
  /** Answers whether something else can stand here: the content is then rendered again. */
  onError: (error: unknown) => boolean
  children: ReactNode
}

interface State {
  verdict: 'fine' | 'undecided' | 'down'
  isRetrying: boolean
  resetKey: string
}

/** A remote that is down, slow or broken costs its own rectangle, nothing else. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { verdict: 'fine', isRetrying: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { verdict: 'undecided', isRetrying: false }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { verdict: 'fine', isRetrying: false, resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.setState({ verdict: this.props.onError(error) ? 'fine' : 'down' })
  }

  handleRetry = () => {
    this.setState({ isRetrying: true })
    // The message stays until there is something to show in its place.
    startTransition(() => this.setState({ verdict: 'fine', isRetrying: false }))
  }

  override render() {
    const { title, children } = this.props
    if (this.state.verdict === 'fine') return children
    if (this.state.verdict === 'undecided' || title === undefined) return null
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
