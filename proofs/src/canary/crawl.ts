import { type CallName, calls } from '@swipefolio/shared/contract'
import type { TestServer } from '@swipefolio/server/testing'
import { queryKeys } from '../matrix/contract'
import { actors, isHarmless, isRead, type Row, rows, sendRow, statusFor } from '../matrix/rows'
import type { Actor } from '../matrix/templates'
import { createWorld, type Stage, stages, type World } from '../matrix/world'
import { type Canary, plantCanaries, plantCodes } from './canaries'
import type { CapturedResponse } from './scan'

/** The mailbox of development shows mail on purpose; production has none. */
const crawled = rows.filter(({ call }) => !call.includes('/dev/mailbox'))

export interface Found {
  canaries: Canary[]
  answers: CapturedResponse[]
}

export interface CrawlScale {
  /**
   * Each stage gets every so manyth of the calls that change a world, and of the others the same share in every form; with 1 all, with 4 each
   * call at one stage.
   */
  share: number
  /** Chooses which. */
  seed: number
}

/** Every response to every actor at one stage; calls that change a world get one of their own. */
export async function* crawl(
  server: TestServer,
  stage: Stage,
  { share, seed }: CrawlScale,
): AsyncGenerator<Found> {
  const harmless = crawled.filter(isHarmless)
  const readFirst = [...harmless.filter(isRead), ...harmless.filter((row) => !isRead(row))]
  const isChosen = (at: number) => (at + seed + stages.indexOf(stage)) % share === 0
  yield await listen(server, stage, readFirst, isChosen)
  const changing = crawled.filter((row) => !isHarmless(row))
  for (const [at, row] of changing.entries()) {
    if (isChosen(at)) yield await listen(server, stage, [row])
  }
}

async function listen(
  server: TestServer,
  stage: Stage,
  chosen: Row[],
  hasEveryForm: (at: number) => boolean = () => true,
): Promise<Found> {
  const world = await createWorld(server, stage)
  const canaries = await plantCanaries(world)
  if (chosen.every(isHarmless)) canaries.push(...(await plantCodes(world)))
  const answers: CapturedResponse[] = []
  for (const [at, row] of chosen.entries()) {
    const answersOf = hasEveryForm(at) ? answersTo : plainAnswerTo
    for (const actor of inOrder(row)) answers.push(...(await answersOf(world, row, actor)))
  }
  return { canaries, answers }
}

/** Actors who are refused come first. */
const inOrder = (row: Row) =>
  actors.toSorted((one, other) => statusFor(row, other) - statusFor(row, one))

const asProblem = { headers: { accept: 'application/problem+json' } }

async function hearAnswer(
  world: World,
  row: Row,
  actor: Actor,
  sending: Parameters<typeof sendRow>[3],
): Promise<{ status: number; answer: CapturedResponse }> {
  const { status, text, headers } = await sendRow(world, row, actor, sending)
  const answer = {
    call: row.call,
    stage: world.stage,
    actor: row.credentialsOf ?? actor,
    text: `${text}\n${JSON.stringify(headers)}`,
  }
  return { status, answer }
}

async function plainAnswerTo(world: World, row: Row, actor: Actor): Promise<CapturedResponse[]> {
  return [(await hearAnswer(world, row, actor, {})).answer]
}

/** As plain text, with refusals as problem documents, with pagination, and about entities that do not exist. */
async function answersTo(world: World, row: Row, actor: Actor): Promise<CapturedResponse[]> {
  const answers: CapturedResponse[] = []
  const hear = async (sending: Parameters<typeof sendRow>[3]) => {
    const { status, answer } = await hearAnswer(world, row, actor, sending)
    answers.push(answer)
    return status
  }
  if (row.params) await hear({ ...asProblem, isAbsent: true })
  if ((await hear({})) >= 400) await hear(asProblem)
  if (hasParts(row)) await hear({ query: { limit: '1' } })
  return answers
}

function hasParts({ call }: Row) {
  return call in calls && queryKeys(call as CallName).includes('limit')
}
