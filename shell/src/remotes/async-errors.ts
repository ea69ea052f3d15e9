import { shellName } from '@swipefolio/platform/registry'
import { isAwaited, reportFailed } from './health'

const released = /\/apps\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\//g

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
    version,
  }))
  return frames.find(({ app }) => app !== shellName) ?? frames[0]
}
