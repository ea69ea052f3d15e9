import { createMemoryLog, createTestServer } from '@swipefolio/server/testing'
import { type Stage, stages } from '../matrix/world'
import { createRow, type Findings, type ProofRow } from '../proof'
import type { Canary } from './canaries'
import { crawl, type CrawlScale, type Found } from './crawl'
import { canariesIn, leaksIn } from './scan'

/** Names of canaries: those that there were, and those that somebody read. */
interface Families {
  planted: Set<string>
  read: Set<string>
}

/** No response contains another person's private values, and no log any but account ids. */
export async function proveNoLeaks(scale: CrawlScale): Promise<ProofRow[]> {
  const families: Families = { planted: new Set(), read: new Set() }
  const rows = await Promise.all(stages.map((stage) => crawlStage(stage, scale, families)))
  const { row, check } = createRow('canaries are found where they may be read')
  for (const family of families.planted) {
    if (/ [AOXRU]+$/.test(family)) check(family, families.read.has(family), true)
  }
  return [...rows, row]
}

const accountId = /^[OXRUV]\.id$/

async function crawlStage(
  stage: Stage,
  scale: CrawlScale,
  { planted, read }: Families,
): Promise<ProofRow> {
  const log = createMemoryLog()
  const server = await createTestServer({ logger: log.logger })
  const findings = createRow(`no leaks (${stage})`)
  try {
    for await (const found of crawl(server, stage, scale)) {
      for (const canary of found.canaries) planted.add(familyOf(canary))
      judge(found, stage, findings, read)
      for (const { name } of canariesIn(log.text(), found.canaries)) {
        // Lines of calls and account events name the account.
        if (accountId.test(name)) continue
        findings.fault(`the log holds ${name}`)
      }
      log.clear()
    }
  } finally {
    await server.close()
  }
  findings.row.note = `one in ${scale.share} of the calls that change a world, and of the others in every form, seed ${scale.seed}`
  return findings.row
}

function judge(
  { canaries, answers }: Found,
  stage: Stage,
  { row, fault }: Findings,
  read: Set<string>,
) {
  for (const response of answers) {
    row.cases += 1
    const reveals = stage !== 'blocked' && response.call.includes('/revealLinkOwner/')
    const allowed = reveals ? canaries.map(revealed) : canaries
    for (const canary of leaksIn(response, allowed)) {
      fault(`${response.actor} read ${canary.name} in ${response.call}`)
    }
    for (const canary of canariesIn(response.text, canaries)) read.add(familyOf(canary))
  }
}

/** Canaries have different names in each world, but the same readers. */
const familyOf = ({ name, readers }: Canary) => `${name.replace(/[0-9a-f]{10}$/, '')} ${readers}`

/** Only the response of a reveal identifies a stranger. */
const revealed = (canary: Canary): Canary =>
  canary.isOfOwner ? { ...canary, readers: 'OR' } : canary
