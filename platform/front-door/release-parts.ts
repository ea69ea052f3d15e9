import { sourceLanguage, type Registry } from '../registry'
import type { FileCache } from './file-cache'
import type { SlotPaths } from './role-starts'

/** The file of a release that holds the HTML of its screens. */
const prerenderedFile = (language: string) =>
  language === sourceLanguage ? 'prerendered.json' : `prerendered.${language}.json`

/** The CSS rules of one component; when two fragments contain the same component, its position in the frame applies. */
export interface StyleGroup {
  id: string
  css: string
}

export interface Fragment {
  html: string
  styles: StyleGroup[]
  /** Runs where the HTML ends, so that it changes the HTML before it is painted or hydrated. */
  script?: string
  /**
   * The parameters in the query of an address that the HTML depends on, unless its script applies them; any when absent. The page
   * shows only the frame when one is there.
   */
  query?: string[]
  /** Whether the HTML is a template for the answer to the screen's first call. */
  isTemplate?: boolean
}

/** The shell's own pages in place of a screen, for visitors or for a role. */
interface OwnPages {
  /** At an address without a route. */
  notFound?: Fragment
  /** At a route for another role; with places for the sentence of the route and, in a query, for the path to return to. */
  denied?: Fragment
}

/** What a release has prerendered. */
export interface Parts {
  screens: Record<string, Fragment | undefined>
  /**
   * Of the shell only: HTML with placeholders for menu and screen, HTML of a menu entry and of the button for further ones,
   * and a script before the first paint. `roles`: the same for people of a role, with placeholders for their name and for
   * their part of the home page, whose HTML is `home`.
   */
  frame?: Fragment &
    OwnPages & {
      roles?: Record<string, Fragment & OwnPages & { home?: string }>
      menuEntry: string
      currentMenuEntry: string
      moreButton?: string
      script: string
      /** In place of a screen that is not in the HTML, where scripts are off. */
      withoutScripts?: Fragment
      slotPaths?: SlotPaths
    }
}

const mostReleases = 50

/** Reads the prerendered parts of releases, each once. */
export class ReleaseParts {
  readonly #read = new Map<string, Promise<Parts | undefined>>()

  constructor(private readonly files: FileCache) {}

  /** The parts of an app's release in this registry, if it has some. */
  find({ apps, language = sourceLanguage }: Registry, name: string): Promise<Parts | undefined> {
    const app = apps[name]
    if (app === undefined) return Promise.resolve(undefined)
    const file = prerenderedFile(language)
    const key = `${name}@${app.version}/${file}`
    const parts = this.#read.get(key) ?? this.#parse(name, app, file)
    this.#read.delete(key)
    this.#read.set(key, parts)
    parts.catch(() => this.#read.delete(key))
    const [oldest] = this.#read.keys()
    if (this.#read.size > mostReleases && oldest !== undefined) this.#read.delete(oldest)
    return parts
  }

  async #parse(
    name: string,
    { version, base }: { version: string; base: string },
    fileName: string,
  ) {
    const file = await this.files.find(name, version, fileName)
    if (file === undefined) return undefined
    const text = file.content.toString('utf8')
    try {
      return JSON.parse(text.replaceAll('{{base}}', base)) as Parts
    } catch {
      // The browser renders the screens of a release whose file is broken.
      return undefined
    }
  }
}
