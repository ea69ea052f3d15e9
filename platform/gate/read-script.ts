import { Script } from 'node:vm'

/** What a script says about its build, whatever the record claims. */
export interface ScriptFacts {
  /** Shared packages of which the script holds a copy. */
  bundled: string[]
  /** The version of the federation runtime that the script holds. */
  runtime?: string
  /** The global array through which the bundler's chunks reach their entry. */
  chunkArray?: string
  /** Whether the script, a chunk, reads that name from its script element. */
  isPortable: boolean
  /** Whether the script, an entry, writes that name into the script elements of its chunks. */
  hasPortableChunks: boolean
  /** Why the text is no classic script. */
  fault?: string
}

/** Texts that minifiers keep and that only the package itself contains. */
const signatures: Record<string, RegExp> = {
  react:
    /\b__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=[^=]/,
  'react-dom': /\brendererPackageName:\s*["'`]react-dom["'`]/,
  'styled-components': /["'`]data-styled-version["'`]/,
  '@swipefolio/shared/session': /["'`]A second copy of the auth store/,
}
const runtimeVersion = /__DEBUG_CONSTRUCTOR_VERSION__\s*=\s*["'`](\d[\w.-]*)/
const chunkArray = /\b(?:webpack|rspack)Chunk[\w$]*/

/** Reads a script without running it. */
export function readScript(text: string): ScriptFacts {
  return {
    bundled: Object.keys(signatures).filter((name) => signatures[name]?.test(text)),
    runtime: runtimeVersion.exec(text)?.[1],
    chunkArray: chunkArray.exec(text)?.[0],
    isPortable: text.includes('[document.currentScript.dataset.chunks]'),
    hasPortableChunks: /\.dataset\.chunks\s*=/.test(text),
    fault: faultOf(text),
  }
}

function faultOf(text: string): string | undefined {
  try {
    // Compiled, never run.
    void new Script(text)
    return undefined
  } catch (error) {
    return String(error)
  }
}
