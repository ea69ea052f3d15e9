import { resolve } from 'node:path'
import { pino } from 'pino'
import { loadConfig } from './config'
import { demoAccounts, demoPassword } from './demo/people'
import { start } from './start'

const longestStop = 10_000

// Both src/main.ts and dist/main.js lie two levels below the checkout.
const root = resolve(import.meta.dirname, '../..')
const say = (sentence: string) => console.log(sentence)

function printDemoAccounts() {
  say('\nDemo accounts:')
  for (const { role, email } of demoAccounts) say(`  ${role.padEnd(10)} ${email}`)
  say(`  password   ${demoPassword}`)
}

try {
  const config = loadConfig(process.env, root)
  const logger = pino({ level: config.logLevel })
  const running = await start({ config, logger, say })
  if (running.hasDemo) printDemoAccounts()
  if (!config.production && !config.smtpUrl) say(`\nMail: ${config.publicUrl}/dev/mailbox`)
  say(`\nSwipefolio is ready at ${config.publicUrl}`)

  let isStopping = false
  const handleSignal = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), longestStop).unref()
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'Stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', handleSignal)
  process.on('SIGINT', handleSignal)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
