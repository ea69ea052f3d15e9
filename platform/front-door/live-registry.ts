import { EventEmitter } from 'node:events'
import type { Client, Pool } from 'pg'
import {
  findRelease,
  listSwitchedOff,
  readLiveApps,
  triesCanary,
  watchPointers,
  type LiveApp,
  type SwitchedOff,
} from '../release-store'
import { languagesOf } from '../registry'
import { composeLive, type Choice, type Live } from './live'

const rereadEvery = 30_000
const mostPictures = 256

/** Chooses one of the languages in which all releases are complete. */
export type ChooseLanguage = (offered: [string, ...string[]]) => string

/** Keeps the live registry in memory and up to date; emits `change`. */
export class LiveRegistry extends EventEmitter<{ change: [] }> {
  #apps: readonly LiveApp[] | undefined
  /** For all visitors, while no release is tried with a part of them. */
  #common: Offer | undefined
  #switchedOff: readonly SwitchedOff[] = []
  #pictures = new Map<string, Live>()
  #reading: Promise<void> | undefined
  #isStale = false
  #watch: { stop: () => Promise<void> } | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly pool: Pool,
    private readonly isDevelopment: boolean,
    private readonly onFailure: (error: unknown) => void,
    private readonly createListener?: () => Client,
  ) {
    super()
  }

  async start(): Promise<void> {
    await this.refresh()
    const refresh = () => void this.refresh().catch(this.onFailure)
    this.#watch = watchPointers(this.pool, refresh, this.createListener)
    this.#timer = setInterval(refresh, rereadEvery).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#watch?.stop()
  }

  /** The registry of a visitor from the last successful read, which remains available while the database is not. */
  for(visitor?: string, choose?: ChooseLanguage): Live {
    return this.#picture(this.#common ?? offerOf(this.#choices(visitor)), choose)
  }

  /** The same with the given versions by app instead, if they are published. */
  async with(
    versions: ReadonlyMap<string, string>,
    visitor?: string,
    choose?: ChooseLanguage,
  ): Promise<Live> {
    const choices = this.#choices(visitor)
    const asked = await Promise.all(
      choices.map(async ({ release, previous }): Promise<Choice> => {
        const version = versions.get(release.app)
        const found = version && (await findRelease(this.pool, release.app, version))
        return found && found.version !== release.version
          ? { release: found, previous: release }
          : { release, previous }
      }),
    )
    const isLive = (app: string) => choices.some(({ release }) => release.app === app)
    const others = [...versions].filter(([app]) => !isLive(app))
    for (const [app, version] of others) {
      const release = await findRelease(this.pool, app, version)
      if (release) asked.push({ release })
    }
    return this.#picture(offerOf(asked), choose)
  }

  /** Calls during a read share one further read after it. */
  refresh(): Promise<void> {
    if (this.#reading) {
      this.#isStale = true
      return this.#reading
    }
    this.#reading = this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  #choices(visitor: string | undefined): Choice[] {
    if (this.#apps === undefined) throw new Error('The front door has not started')
    return choicesOf(this.#apps, visitor)
  }

  #picture(
    { choices, languages, versions }: Offer,
    choose: ChooseLanguage = ([first]) => first,
  ): Live {
    const language = choose(languages)
    const key = `${language},${versions}`
    const known = this.#pictures.get(key)
    if (known) return known
    const live = composeLive(choices, {
      isDevelopment: this.isDevelopment,
      switchedOff: this.#switchedOff,
      language,
    })
    const [oldest] = this.#pictures.keys()
    if (this.#pictures.size >= mostPictures && oldest) this.#pictures.delete(oldest)
    this.#pictures.set(key, live)
    return live
  }

  async #read(): Promise<void> {
    do {
      this.#isStale = false
      const [apps, switchedOff] = await Promise.all([
        readLiveApps(this.pool),
        listSwitchedOff(this.pool),
      ])
      const isFirst = this.#apps === undefined
      const isNew = signature(apps, switchedOff) !== signature(this.#apps ?? [], this.#switchedOff)
      if (isFirst || isNew) this.#pictures = new Map()
      this.#apps = apps
      const isSame = apps.every(({ canary }) => !canary)
      this.#common = isSame ? offerOf(choicesOf(apps)) : undefined
      this.#switchedOff = switchedOff
      if (isNew && !isFirst) this.emit('change')
    } while (this.#isStale)
  }
}

interface Offer {
  choices: readonly Choice[]
  languages: [string, ...string[]]
  versions: string
}

function offerOf(choices: readonly Choice[]): Offer {
  const languages = languagesOf(choices.map(({ release }) => release))
  const versions = choices.map(
    ({ release, previous }) => `${release.app}@${release.version}<${previous?.version}`,
  )
  return { choices, languages, versions: versions.join() }
}

const choicesOf = (apps: readonly LiveApp[], visitor?: string): Choice[] =>
  apps.map(({ active, previous, canary }) =>
    canary && visitor && triesCanary(visitor, active.app, canary.percent)
      ? { release: canary.release, previous: active }
      : { release: active, previous: previous ?? undefined },
  )

function signature(apps: readonly LiveApp[], switchedOff: readonly SwitchedOff[]): string {
  const parts = apps.map(({ active, previous, canary }) => [
    active.app,
    active.version,
    previous?.version,
    canary?.release.version,
    canary?.percent,
  ])
  return JSON.stringify([parts, switchedOff.map(({ app, slot }) => [app, slot])])
}
