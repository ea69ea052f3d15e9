const pauseMilliseconds = 2000

interface BreakerOptions {
  /** Called with the first failure of a row of them, and with each that leaves the circuit closed. */
  onFailure: (error: unknown) => void
  /** Whether the other side has answered all the same. */
  isAnswer: (error: unknown) => boolean
  /** The error that callers get in place of a failure. */
  refuse: () => Error
}

/** A circuit breaker: after a failure nobody waits for the other side, but one caller at a time, every two seconds, who tries it again. */
export function createBreaker({ onFailure, isAnswer, refuse }: BreakerOptions) {
  let isOpen = false
  let nextTry = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const now = performance.now()
    if (isOpen && now < nextTry) throw refuse()
    // Longer than a try can take: its end sets the next one.
    if (isOpen) nextTry = Infinity
    try {
      const result = await work()
      isOpen = false
      return result
    } catch (error) {
      const wasOpen = isOpen
      isOpen = !isAnswer(error)
      if (!isOpen || !wasOpen) onFailure(error)
      nextTry = performance.now() + pauseMilliseconds
      throw refuse()
    }
  }
}
