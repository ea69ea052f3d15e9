import { sharedVersion, shellName } from '@swipefolio/platform/registry'
import { isAwaited, reportFailed } from './health'
import { mountedScreens } from './mounted-screens'
import { pageRegistry } from './page-registry'

const released = /\/apps\/([a-z][a-z0-9-]*)\/(files|\d[\w.-]*)\//g

/** Reports errors of timers, event handlers and promises, which no error boundary catches, for the app whose code threw them. */
export function watchAsyncErrors(): void {
  addEventListener('error', ({ error, filename }) => reportThrown(error, filename))
  addEventListener('unhandledrejection', ({ reason }) => reportThrown(reason, ''))
}

function reportThrown(error: unknown, script: string): void {
  const release = throwerOf(`${error instanceof Error ? error.stack : ''}\n${script}`)
  if (release === undefined || isAwaited(release.app, release.version)) return
  reportFailed(release.app, release.version, 'async')
}

/** The release of the innermost stack frame outside the shell, whose shared packages every app calls. */
export function throwerOf(stack: string): { app: string; version: string } | undefined {
  const frames = [...stack.matchAll(released)].map(([, app = '', version = '']) => ({
    app,
    // Releases of an app share files; this tab runs one of them.
    version: version === sharedVersion ? versionInTab(app) : version,
  }))
  return frames.find(({ app }) => app !== shellName) ?? frames[0]
}

function versionInTab(app: string): string {
  const mounted = mountedScreens().find((screen) => screen.app === app)
  return mounted?.version ?? pageRegistry().apps[app]?.version ?? ''
}
