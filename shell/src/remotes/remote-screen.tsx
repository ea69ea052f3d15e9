import { createElement, use, useEffect } from 'react'
import { reportLoad } from './health'
import { forgetFailure, loadScreen, replaceBrokenScreen } from './load-screen'
import { noteMounted } from './mounted-screens'
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
    onError={(error) => {
      const isReplaced = replaceBrokenScreen(app, screen, error)
      if (!isReplaced) forgetFailure(app, screen)
      return isReplaced
    }}
  >
    <LoadedScreen app={app} screen={screen} />
  </RemoteBoundary>
)

const LoadedScreen = ({ app, screen }: Pick<Props, 'app' | 'screen'>) => {
  // A failed load is thrown here, in render, where the boundary sees it.
  const { component, version } = use(loadScreen(app, screen))
  useEffect(() => {
    reportLoad(app, version)
    return noteMounted(app, version)
  }, [app, version])
  return createElement(component)
}
