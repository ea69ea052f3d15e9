import type { Page, Route } from '@playwright/test'
import { shellName, type Registry, type RegistryApp, type RegistryRelease } from '../registry'
import { openLocalBuild } from './local-build'
import { stageRelease, type Edit, type ReadFile } from './staged-release'

/** The registry as one page sees it: staged releases beside the real ones. */
export class Stage {
  /** The registry that the page fetches next. */
  registry: Registry
  readonly #real: Registry
  readonly #files = new Map<string, string | undefined>()

  private constructor(
    readonly read: ReadFile,
    registry: Registry,
  ) {
    this.#real = registry
    this.registry = structuredClone(registry)
    for (const app of Object.values(this.registry.apps)) delete app.previous
  }

  /** A stage whose files a server between page and product serves, for browsers without interception. */
  static async over(read: ReadFile): Promise<Stage> {
    return new Stage(read, JSON.parse(await read('/registry.json')) as Registry)
  }

  /**
   * Intercepts requests between the page and the server from now on. A local build takes the place of its app's live
   * release, or is added to an app that is not live.
   */
  static async raise(page: Page, build?: string): Promise<Stage> {
    const live = async (address: string) => (await page.request.get(address)).text()
    const built = build === undefined ? undefined : openLocalBuild(build)
    const stage = await Stage.over(built ? built.over(live) : live)
    await page.route('**/apps/**', (route) => {
      const path = built?.fileAt(new URL(route.request().url()).pathname)
      return path === undefined ? route.fallback() : route.fulfill({ path })
    })
    await page.route('**/apps/**', (route) => stage.#serveFile(route))
    await page.route('**/registry.json', (route) => route.fulfill({ json: stage.registry }))
    await page.route(
      ({ pathname }) => !/^\/(apps|api|platform|registry\.json)\b/.test(pathname),
      (route) => stage.#servePage(page, route),
    )
    return stage
  }

  /** The app's entry in the real registry. */
  real(app: string): RegistryApp {
    const found = this.#real.apps[app]
    if (found === undefined) throw new Error(`${app} is not live`)
    return found
  }

  /** Makes an edited release of an app live, optionally with the real one as its previous release. */
  async release(
    app: string,
    version: string,
    { edit, hasPrevious = false }: { edit?: Edit; hasPrevious?: boolean } = {},
  ): Promise<RegistryRelease> {
    const { release, files } = await stageRelease(this.read, this.real(app), version, edit)
    for (const [address, content] of files) this.#files.set(address, content)
    const { screens, previous: _previous, ...real } = this.real(app)
    this.registry.apps[app] = { ...release, screens, ...(hasPrevious && { previous: real }) }
    return release
  }

  /** Replaces the content of a URL without changing its hash. */
  tamper(address: string, content: string): void {
    this.#files.set(address, content)
  }

  /** The staged file of a path; its body is undefined when the release misses it. */
  fileAt(pathname: string): { body: string | undefined } | undefined {
    return this.#files.has(pathname) ? { body: this.#files.get(pathname) } : undefined
  }

  /** A document of the real product with the staged registry and shell. */
  pageOf(html: string): string {
    const { version, base, integrity, previous } =
      this.registry.apps[shellName] ?? this.real(shellName)
    const json = JSON.stringify(this.registry).replaceAll('<', String.raw`\u003c`)
    return html
      .replace(/(id="registry"[^>]*>).*?(?=<\/script>)/s, (_all, tag: string) => tag + json)
      .replaceAll(this.real(shellName).base, base)
      .replace(/data-version="[^"]*"/, `data-version="${version}"`)
      .replace(/data-previous="[^"]*"/, `data-previous="${previous?.version ?? ''}"`)
      .replace(/<link rel="preload" as="script"[^>]*>\n?/g, (tag) =>
        tag.includes(base) ? tag : '',
      )
      .replace(/((?:href|src)="\/apps\/shell\/[^"]*\/)([^"/]+)" integrity="[^"]*"/g, (...match) => {
        const [, place, name] = match as unknown as [string, string, string]
        return `${place}${name}" integrity="${integrity[name] ?? ''}"`
      })
  }

  async #serveFile(route: Route) {
    const file = this.fileAt(new URL(route.request().url()).pathname)
    if (!file) return route.fallback()
    if (file.body === undefined) return route.fulfill({ status: 404, body: 'Not found' })
    return route.fulfill({ body: file.body, contentType: 'text/javascript' })
  }

  async #servePage(page: Page, route: Route) {
    if (route.request().resourceType() !== 'document') return route.fallback()
    await this.#heedKeptShell(page)
    const response = await route.fetch()
    const { 'content-encoding': _encoding, ...headers } = response.headers()
    return route.fulfill({ response, headers, body: this.pageOf(await response.text()) })
  }

  /** Does what the front door does for a browser whose shell did not start. */
  async #heedKeptShell(page: Page) {
    const kept = (await page.context().cookies()).find(({ name }) => name === 'shell')
    const shell = this.registry.apps[shellName]
    if (kept && shell?.previous?.version === kept.value) {
      this.registry.apps[shellName] = { ...shell, ...shell.previous, previous: shell }
    }
  }
}
