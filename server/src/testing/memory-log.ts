import { appendFileSync } from 'node:fs'
import { pino } from 'pino'
import { newLogFile } from './log-evidence'

/** A logger that keeps its lines in memory. */
export function createMemoryLog() {
  const lines: string[] = []
  const file = newLogFile('server')
  const write = (line: string) => {
    lines.push(line)
    if (file) appendFileSync(file, line)
  }
  const logger = pino({ level: 'trace' }, { write })
  return {
    logger,
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    clear: () => void lines.splice(0),
  }
}
