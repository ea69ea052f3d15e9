import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Counts comparisons of secrets by spying on the function of Node that makes them. */
export async function countCompares(run: () => Promise<unknown>): Promise<number> {
  const compare = crypto.timingSafeEqual
  let compares = 0
  const install = (replacement: typeof compare) => {
    crypto.timingSafeEqual = replacement
    syncBuiltinESMExports()
  }
  install((one, other) => {
    compares += 1
    return compare(one, other)
  })
  try {
    await run()
  } finally {
    install(compare)
  }
  return compares
}
