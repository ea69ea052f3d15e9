/** Asks every 20 ms until the answer is yes; the test's own time limit bounds it. */
export async function waitUntil(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20))
}
