/** Stops the start. Its message is a sentence for the operator, and nothing else is printed. */
export class StartError extends Error {}

/** The reason of a failure outside the product's own code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  // A connection that was refused at several addresses has a code, but no message.
  return error.message || code || error.name
}
