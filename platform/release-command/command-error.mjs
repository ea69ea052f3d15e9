/** What whoever runs the command can do something about; the message is all that is shown. */
export class CommandError extends Error {}
