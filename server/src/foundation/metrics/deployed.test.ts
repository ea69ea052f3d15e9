import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import {
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from '../../testing/server-process'

const root = resolve(__dirname, '../../../..')
const deploy = join(root, 'deploy')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const rulesFile = join(deploy, 'alerts/swipefolio.yml')

let dataDir: string
let server: ServerProcess
let text: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'swipefolio-metrics-'))
  server = await startServerProcess({ DATA_DIR: dataDir, METRICS_PORT: '0', LOCAL_BUILDS: 'off' })
  await fetch(`${server.address}/api/projectrequests`)
  await fetch(`${server.address}/platform/ticket`)
  text = await (await fetch(server.metricsAddress ?? '')).text()
})
afterAll(async () => {
  await server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

/** All names that queries may use. */
function exposed() {
  const typed = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    typed.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

/** The label names of every line, by metric. */
function labelsOf(name: string) {
  const lines = [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} `, 'gm'))]
  return lines.flatMap(([, labels = '']) =>
    [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label),
  )
}

const files = [
  rulesFile,
  ...readdirSync(join(deploy, 'grafana')).map((name) => join(deploy, 'grafana', name)),
]

it.each(files)('%s names only metrics and labels that the server exposes', (file) => {
  const content = read(file).replaceAll('\\"', '"')
  const named = [...new Set(content.match(/\b(?:swipefolio|nodejs|process)_\w+/g))]
  expect(named.length).toBeGreaterThan(1)
  const names = exposed()
  expect(named.filter((name) => !names.has(name))).toEqual([])
  for (const [, name = '', selector = ''] of content.matchAll(/\b(swipefolio_\w+)\{([^}]*)\}/g)) {
    const known = labelsOf(name)
    if (known.length === 0) continue
    const asked = [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)"/g)].map(([, label]) => label)
    const ofProcess = asked.filter((label) => label !== 'instance')
    expect(ofProcess.filter((label) => !known.includes(label))).toEqual([])
  }
})

it('serves nothing but the metrics on their port, and tells nothing of people', async () => {
  const { origin } = new URL(server.metricsAddress ?? '')
  expect((await fetch(`${origin}/api/projectrequests`)).status).toBe(404)
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
  expect(text).toContain('route="/api/projectrequests",method="GET",status="2xx"')
  expect(text).not.toMatch(/@|127\.0\.0\.1/)
})

it('does not start with a port of the metrics that is in use', async () => {
  const METRICS_PORT = new URL(server.metricsAddress ?? '').port
  const { code, output } = await runServerProcess({ DATA_DIR: dataDir, METRICS_PORT })
  expect(output).toBe(`Port ${METRICS_PORT} is in use already: set METRICS_PORT to another one.\n`)
  expect(code).toBe(1)
})

it('every alert has its place in the runbook', () => {
  const { groups } = parse(read(rulesFile)) as {
    groups: { rules: { alert: string; annotations: { runbook: string } }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  const headings = [...read(root, 'docs/runbook.md').matchAll(/^## (\w+)$/gm)]
  expect(rules.map(({ alert }) => alert)).toEqual(headings.map(([, heading]) => heading))
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
  }
})

const promtool = (args: string[], input?: string) =>
  spawnSync('promtool', args, { cwd: join(deploy, 'alerts'), input, encoding: 'utf8' })
const hasPromtool = promtool(['--version']).status === 0

it('promtool, where it is installed, accepts the metrics, and alerts fire where their tests say', () => {
  if (!hasPromtool) return
  const lint = promtool(['check', 'metrics'], text)
  expect(lint.stderr.split('\n').filter((line) => line.startsWith('swipefolio'))).toEqual([])
  const rules = promtool(['test', 'rules', 'swipefolio.test.yml'])
  expect(rules.stdout + rules.stderr).toContain('SUCCESS')
  expect(rules.status).toBe(0)
})
