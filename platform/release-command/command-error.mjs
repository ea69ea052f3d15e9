/** An error that the person who runs the command can correct; only its message is printed. */
export class CommandError extends Error {}
