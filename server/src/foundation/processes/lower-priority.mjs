import { constants, getPriority, setPriority } from 'node:os'

/** Lowers the priority of the calling process, on Linux of the calling thread, unless it is lower already: it may not be raised. */
export const lowerPriority = () =>
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
