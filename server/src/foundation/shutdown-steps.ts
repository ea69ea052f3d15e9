import type { Logger } from './logger'
import { loggableError } from './loggable-error'

/** What was opened so far, to be closed in reverse order, once, whatever fails on the way. */
export function createShutdownSteps(logger: Logger) {
  const steps: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined

  async function closeAll() {
    for (const step of steps.toReversed()) {
      try {
        await step()
      } catch (error) {
        logger.error({ err: loggableError(error) }, 'Something could not be closed')
      }
    }
  }

  return {
    add: (step: () => Promise<unknown>) => void steps.push(step),
    close: () => (closing ??= closeAll()),
    hasBegun: () => closing !== undefined,
  }
}

export type ShutdownSteps = ReturnType<typeof createShutdownSteps>
