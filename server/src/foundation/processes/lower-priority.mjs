import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lowers the priority of the calling process, on Linux of the calling thread, unless it is lower already: it may not be raised. A sandbox
 * that refuses the call changes nothing.
 */
export function lowerPriority() {
  try {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  } catch (error) {
    console.debug('The priority could not be lowered', error)
  }
}
