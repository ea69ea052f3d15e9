import { argv } from 'node:process'

const [command, ...args] = argv.slice(2)

// Imported when it is needed: a server does not load the commands.
if (command === undefined) {
  const { runServer } = await import('./run-server.js')
  await runServer()
} else {
  const { runCommand } = await import('./run-command.js')
  process.exitCode = await runCommand(command, args)
}
