import { readYaml } from './manifests/yaml'
import { asList, asObject, asText } from './untrusted'

/** What a CI file runs, and when. */
export interface Ci {
  service: string
  /** 'push', 'pull_request' and others; 'push to main' where branches are named, 'push of tags' for tags alone. */
  events: string[]
  commands: string[]
}

const mostCommands = 40

const services: [path: RegExp, service: string][] = [
  [/^\.github\/workflows\//, 'GitHub Actions'],
  [/^\.gitlab-ci\.yml$/, 'GitLab CI'],
  [/^\.circleci\//, 'CircleCI'],
  [/^\.travis\.yml$/, 'Travis CI'],
]

/** Reads the CI files of four services; of another one it knows only that it is there. */
export function readCi(path: string, text: string): Ci {
  const service = services.find(([form]) => form.test(path))?.[1] ?? ''
  const fields = readYaml(text)
  if (service === 'GitHub Actions') {
    return { service, events: eventsOf(fields), commands: linesOf(runsOf(fields)) }
  }
  if (service === 'Travis CI') {
    return { service, events: ['push', 'pull_request'], commands: travisCommands(fields) }
  }
  if (service) return { service, events: ['push'], commands: linesOf(scriptsOf(fields)) }
  return { service: '', events: [], commands: [] }
}

function eventsOf(fields: Record<string, unknown>) {
  const on = fields.on ?? fields.true
  if (typeof on === 'string') return [on]
  if (Array.isArray(on)) return on.map(asText)
  return Object.keys(asObject(on)).map((event) =>
    event === 'push' ? nameOfPush(asObject(asObject(on).push)) : event,
  )
}

function nameOfPush(push: Record<string, unknown>) {
  const branches = [push.branches].flat().map(asText).filter(Boolean)
  if (branches.length > 0 && !branches.includes('**') && !branches.includes('*')) {
    return `push to ${branches.slice(0, 3).join(', ')}`
  }
  return 'tags' in push && !('branches' in push) ? 'push of tags' : 'push'
}

/** Actions that run a package's tests. */
const testActions = /julia-runtest|check-r-package/

const runsOf = (fields: Record<string, unknown>) =>
  [fields, ...Object.values(asObject(fields.jobs))].flatMap((job) =>
    asList(asObject(job).steps).map((step) => {
      const { run, uses } = asObject(step)
      return run ?? (testActions.test(asText(uses)) ? uses : undefined)
    }),
  )

/** Scripts are at different depths by service: of jobs, of steps, of their `run`. */
function scriptsOf(fields: Record<string, unknown>): unknown[] {
  const jobs = Object.values({ ...fields, ...asObject(fields.jobs) })
  return jobs.flatMap((job) => {
    const { script, steps } = asObject(job)
    const runs = asList(steps).map((step) => {
      const { run } = asObject(step)
      return asObject(run).command ?? run
    })
    return [script, ...runs]
  })
}

/** Without a script, Travis runs the usual one of a language. */
const usual: Record<string, string> = {
  node_js: 'npm test',
  go: 'go test ./...',
  rust: 'cargo test',
  ruby: 'rake',
  java: 'mvn test',
  php: 'phpunit',
}

function travisCommands({ script, language }: Record<string, unknown>) {
  const lines = linesOf([script])
  return lines.length > 0 ? lines : linesOf([usual[asText(language)]])
}

const linesOf = (scripts: unknown[]) =>
  scripts
    .flat(2)
    .flatMap((script) => (typeof script === 'string' ? script.split('\n') : []))
    .map((line) => line.trim().slice(0, 100))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, mostCommands)
