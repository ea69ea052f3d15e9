import type { Logger } from './logger'
import { loggableError } from './loggable-error'

/** Shutdown steps, run once in reverse order. A failed step is logged and does not stop the others. */
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
