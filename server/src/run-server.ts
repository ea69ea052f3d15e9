import { resolve } from 'node:path'
import { pino } from 'pino'
import { type ShutdownSteps, createShutdownSteps } from './foundation/shutdown-steps'
import { loadConfig } from './foundation/settings/config'
import { demoAccounts, demoPassword } from './demo/people'
import { hasMailbox, mailboxPath } from './foundation/mail/mailbox-page'
import { start } from './start'
import { StartError } from './foundation/start-error'

const longestStop = 9500

// src/run-server.ts and dist/run-server.js are both two levels below the checkout.
const root = resolve(import.meta.dirname, '../..')
const say = (sentence: string) => console.log(sentence)

/**
 * Runs the server until a signal ends it. `buildApps`: resolves once the checkout's apps are built; called if the start publishes
 * them. Ends the process when the start fails.
 */
export const runServer = (buildApps: () => Promise<unknown> = () => Promise.resolve()) =>
  run(buildApps).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })

async function run(buildApps: () => Promise<unknown>) {
  const config = loadConfig(process.env, root)
  const logger = pino({ level: config.logLevel })
  const { unsafeSettings } = config
  if (unsafeSettings.length > 0) {
    logger.warn(
      { unsafeSettings },
      'With a PUBLIC_URL for other people, these settings are refused',
    )
  }
  const closing = createShutdownSteps(logger)
  stopOnSignals(closing, config.drainMilliseconds)
  try {
    const { address, hasDemo } = await start({ config, logger, say, closing, buildApps })
    if (hasDemo) printDemoAccounts()
    if (hasMailbox(config)) say(`\nMail: ${address}${mailboxPath}`)
    say(`\nSwipefolio is ready at ${address}`)
  } catch (error) {
    if (closing.hasBegun()) return
    await closing.close()
    throw error
  }
}

function stopOnSignals(closing: ShutdownSteps, drainMilliseconds: number) {
  const handleSignal = () => {
    if (closing.hasBegun()) return
    setTimeout(() => process.exit(0), longestStop + drainMilliseconds).unref()
    void closing.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', handleSignal)
  process.on('SIGINT', handleSignal)
}

function printDemoAccounts() {
  say('\nDemo accounts:')
  for (const { role, email } of demoAccounts) say(`  ${role.padEnd(10)} ${email}`)
  say(`  password   ${demoPassword}`)
}
