/** Stops the start; its message is a sentence for whoever started the server, and all that is printed. */
export class StartError extends Error {}

/** Says what went wrong outside of our own code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  // A connection that was refused at several addresses has a code, but no message.
  return error.message || code || error.name
}
