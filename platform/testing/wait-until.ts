/** Asks every 20 ms until the answer is yes; gives up after five seconds. */
export async function waitUntil(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const latest = Date.now() + 5_000
  while (!(await isDone())) {
    if (Date.now() > latest) throw new Error('It did not happen within five seconds')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
