/** What the front door gives its service worker with the script. A page of a release cannot change it, unlike what is in caches. */
export interface WorkerOptions {
  siteName: string
  /** The address of the icon of notifications. */
  icon: string | undefined
  /** The page for every address while the front door cannot be reached. */
  page: { html: string; headers: Record<string, string> }
  /** The addresses of the files of all live releases. */
  files: readonly string[]
  /** Those of them with which that page starts. */
  startFiles: readonly string[]
  /** First segments of the addresses that are no pages. */
  apiPrefixes: readonly string[]
  /** Matches the paths of calls whose last answers are kept for a session. */
  keptReads: string
  /** The path to which a logout is posted. */
  sessionEnd: string
}
