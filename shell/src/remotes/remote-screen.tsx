import { createElement, use } from 'react'
import { forgetFailure, loadScreen } from './load-screen'
import { RemoteBoundary } from './remote-boundary'

interface Props {
  app: string
  screen: string
  title?: string
  /** Another value gives a failed screen a new chance. */
  resetKey: string
}

/** One screen of an app, behind its own boundary. */
export const RemoteScreen = ({ app, screen, title, resetKey }: Props) => (
  <RemoteBoundary
    title={title}
    resetKey={`${app}/${screen} ${resetKey}`}
    onRetry={() => forgetFailure(app, screen)}
  >
    <LoadedScreen app={app} screen={screen} />
  </RemoteBoundary>
)

const LoadedScreen = ({ app, screen }: Pick<Props, 'app' | 'screen'>) => {
  // A failed load is thrown here, in render, where the boundary sees it.
  return createElement(use(loadScreen(app, screen)))
}
