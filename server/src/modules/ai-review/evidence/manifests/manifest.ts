/** What counts of a manifest, whatever its format. */
export interface Manifest {
  format:
    | 'npm'
    | 'Python'
    | 'Cargo'
    | 'Go'
    | 'Maven'
    | 'Gradle'
    | 'NuGet'
    | 'Ruby'
    | 'Composer'
    | 'pub'
    | 'Mix'
    | 'Cabal'
    | 'R'
    | 'Julia'
    | 'SwiftPM'
    | 'CMake'
    | 'Make'
    | 'Helm'
    | 'PlatformIO'
  description?: string
  license?: string
  /** What the manifest itself declares. */
  makes: ('library' | 'program')[]
  /** Needed by those who use it. */
  dependencies: string[]
  /** Needed by those who change it. */
  devDependencies?: string[]
  /** Frameworks that its users bring. */
  peers?: string[]
  /** The command that runs the tests. */
  testCommand?: string
  /** It lists further packages below it. */
  hasParts?: boolean
}

export type ReadManifest = (text: string) => Manifest | undefined

/** The first groups of all matches, each once. */
export const namesIn = (text: string, form: RegExp) => [
  ...new Set([...text.matchAll(form)].map(([, name = '']) => name)),
]
