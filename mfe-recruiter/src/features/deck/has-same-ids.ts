const keyOf = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()

/** Whether two filters choose the same technologies, in whichever order. */
export const hasSameIds = (one: readonly number[], other: readonly number[]) =>
  keyOf(one) === keyOf(other)
