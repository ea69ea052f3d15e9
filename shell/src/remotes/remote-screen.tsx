import { createElement, type ReactNode, use, useEffect } from 'react'
import { AppStyles } from './app-styles'
import { reportShown } from './health'
import { clearFailure, loadScreen, replaceBrokenScreen } from './load-screen'
import { registerMounted } from './mounted-screens'
import { usePageRegistry } from './page-registry'
import { RemoteErrorBoundary } from './remote-error-boundary'
import { TurnedOff } from './turned-off'

interface Props {
  app: string
  screen: string
  title?: string
  /** A change resets a failed screen. */
  resetKey: string
  /** Whether nobody waits for the screen. */
  isBackground?: boolean
  /** Shown when the screen of a whole page fails. */
  waysOn?: ReactNode
  isOverlay?: boolean
}

/** One screen of an app in its own error boundary, unless the app is turned off. */
export const RemoteScreen = ({
  app,
  screen,
  title,
  resetKey,
  isBackground,
  waysOn,
  isOverlay,
}: Props) => {
  const isOff = usePageRegistry().apps[app]?.isOff
  if (isOff) return title && <TurnedOff {...{ title, waysOn, isOverlay }} />
  return (
    <RemoteErrorBoundary
      title={title}
      waysOn={waysOn}
      isOverlay={isOverlay}
      resetKey={`${app}/${screen} ${resetKey}`}
      onError={(error) => {
        const isReplaced = replaceBrokenScreen(app, screen, error)
        if (!isReplaced) clearFailure(app, screen)
        return isReplaced
      }}
    >
      <LoadedScreen app={app} screen={screen} isBackground={isBackground} />
    </RemoteErrorBoundary>
  )
}

const LoadedScreen = ({
  app,
  screen,
  isBackground,
}: Pick<Props, 'app' | 'screen' | 'isBackground'>) => {
  // `use` throws a failed load during render, where the error boundary catches it.
  const { component, version } = use(loadScreen(app, screen, { isBackground }))
  useEffect(() => {
    reportShown(app, version, screen)
    return registerMounted(app, version)
  }, [app, screen, version])
  return <AppStyles>{createElement(component)}</AppStyles>
}
