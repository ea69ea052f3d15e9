import { shellName } from '../../registry'
import {
  checkBeside,
  checkOwner,
  checkTrial,
  everyApp,
  findRelease,
  findTrial,
  isOlderRelease,
  listHealth,
  listHealthSeries,
  listLastMoves,
  listMoves,
  listPointers,
  listReleases,
  listSwitchedOff,
  mayDeploy,
  readLiveApps,
  RefusedError,
  type Session,
} from '../../release-store'
import type { ReleasePlaneOptions } from '../options'
import { appPage } from './app-page'
import { compareReleases } from './compare'
import { spans } from './health-section'
import { overviewPage } from './overview'
import { releasePage } from './release-page'
import { sharesPage } from './shares'
import type { LoadedPage } from './show'
import { requireVisible } from './sessions'

const shownMoves = 20
const shownReleases = 30

type Options = Pick<ReleasePlaneOptions, 'pool' | 'requiresTrial'>

export async function loadOverview(
  { pool }: Options,
  { deployer }: Session,
  search = '',
): Promise<LoadedPage> {
  const own = deployer.apps.includes(everyApp) ? undefined : deployer.apps
  const [pointers, releases, hours, lastMoves, moves, switchedOff] = await Promise.all([
    listPointers(pool),
    listReleases(pool, { perApp: 1 }),
    listHealthSeries(pool),
    listLastMoves(pool),
    listMoves(pool, { apps: own, limit: shownMoves }),
    listSwitchedOff(pool),
  ])
  const apps = [...new Set(releases.map(({ app }) => app))].filter((app) =>
    mayDeploy(deployer, app),
  )
  return () =>
    overviewPage({ apps, search, pointers, releases, hours, lastMoves, moves, switchedOff })
}

export async function loadApp(
  { pool }: Options,
  session: Session,
  app: string,
  wantedSpan?: string,
): Promise<LoadedPage> {
  requireVisible(session, app)
  const [span] = spans.find(([hours]) => String(hours) === wantedSpan) ?? spans[0]
  const [pointers, releases, totals, hours, moves, liveApps, switches] = await Promise.all([
    listPointers(pool),
    listReleases(pool, { app, perApp: shownReleases }),
    listHealth(pool),
    listHealthSeries(pool, { app, hours: span }),
    listMoves(pool, { apps: [app], limit: shownMoves }),
    readLiveApps(pool),
    listSwitchedOff(pool),
  ])
  if (releases.length === 0) throw new RefusedError(404, `${app} has no release yet.`)
  const pointer = pointers.find((one) => one.app === app)
  const liveOf = (name: string) => liveApps.find(({ active }) => active.app === name)
  const own = liveOf(app)
  const slots = [own?.active, own?.canary?.release].flatMap(
    (release) => release?.manifest.slots.map(({ slot }) => slot) ?? [],
  )
  const details = {
    app,
    pointer,
    releases,
    totals,
    hours,
    span,
    now: new Date(),
    moves,
    live: own?.active,
    shell: liveOf(shellName)?.active,
    slots: [...new Set(slots)],
    switchedOff: switches.filter((off) => off.app === app),
  }
  return (visit) => appPage(details, visit)
}

interface Wanted {
  app: string
  version: string
  /** The version to compare with; the live one by default, or the one before. */
  base?: string
}

export async function loadRelease(
  { pool, requiresTrial = false }: Options,
  session: Session,
  { app, version, base }: Wanted,
): Promise<LoadedPage> {
  requireVisible(session, app)
  const release = await findRelease(pool, app, version)
  if (release === undefined) throw new RefusedError(404, `${app} ${version} is not published.`)
  const [pointers, releases, trial, beside, foreign] = await Promise.all([
    listPointers(pool),
    listReleases(pool, { app, perApp: shownReleases }),
    findTrial(pool, app, version),
    checkBeside(pool, release),
    checkOwner(pool, session.deployer, [release]),
  ])
  const pointer = pointers.find((one) => one.app === app)
  const versions = releases.map((one) => one.version).filter((one) => one !== version)
  const chosen = baseOf({
    wanted: base,
    version,
    versions,
    live: pointer?.active,
    before: pointer?.previous,
  })
  const other = chosen === undefined ? undefined : await findRelease(pool, app, chosen)
  const details = {
    release,
    pointer,
    isOlder: isOlderRelease(version, pointer?.active),
    trial,
    refusals: [...(requiresTrial ? checkTrial(release, trial) : []), ...beside, ...foreign],
    versions,
    base: other,
    comparison: other && compareReleases(other, release),
  }
  return (visit) => releasePage(details, visit)
}

interface BaseChoice {
  wanted?: string
  version: string
  versions: string[]
  live?: string
  before?: string | null
}

/** The live version, or for the live version the one before it. */
function baseOf({ wanted, version, versions, live, before }: BaseChoice) {
  const usual = live === version ? (before ?? undefined) : live
  return [wanted, usual, versions[0]].find((one) => one !== undefined && versions.includes(one))
}

export async function loadShares({ pool }: Options, { deployer }: Session): Promise<LoadedPage> {
  const live = (await readLiveApps(pool)).map(({ active }) => active)
  const shell = live.find(({ app }) => app === shellName)
  const visible = live.filter(({ app }) => mayDeploy(deployer, app))
  return () => sharesPage(shell, visible)
}
