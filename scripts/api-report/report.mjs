/** @typedef {ReadonlyMap<string, string>} Modules declarations by path below `shared`, without ending */

const fence = '```'

/**
 * The reports of a version by entry: each module of the entry with the declarations that apps can reach.
 * @param {Modules} modules
 * @param {string} version
 * @returns {Map<string, string>}
 */
export function writeReports(modules, version) {
  const entries = new Set([...modules.keys()].map((path) => path.split('/', 1)[0] ?? ''))
  return new Map(
    [...entries].map((entry) => {
      const own = [...modules].filter(([path]) => path.startsWith(`${entry}/`))
      const sections = own.map(([path, text]) => `## ${path}\n\n${fence}ts\n${text}\n${fence}\n`)
      const head = `# @swipefolio/shared/${entry} ${version}\n\nWritten by \`npm run api-report\`.\n`
      return [entry, [head, ...sections].join('\n')]
    }),
  )
}

/**
 * Reads reports back.
 * @param {Iterable<string>} reports
 * @returns {{ version: string, modules: Map<string, string> }}
 */
export function readReports(reports) {
  const texts = [...reports]
  const sections = texts.flatMap((text) => [
    ...text.matchAll(/^## (\S+)\n\n```ts\n([^]*?)\n```$/gm),
  ])
  return {
    version: /^# \S+ (\S+)/.exec(texts[0] ?? '')?.[1] ?? '0.0.0',
    modules: new Map(sections.map(([, path = '', text = '']) => [path, text])),
  }
}
