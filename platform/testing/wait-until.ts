/** Polls every 20 ms until the condition holds; the test's own timeout limits it. */
export async function waitUntil(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20))
}
