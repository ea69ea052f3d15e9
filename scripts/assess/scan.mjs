import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { toolFolder, versionOf } from './install-tools.mjs'
import { patternsOfProduct } from './patterns.mjs'

const execute = promisify(execFile)
const minutes = 60_000

/** @typedef {Awaited<ReturnType<typeof import('./start-behind-proxy.mjs').startBehindProxy>>} Product */
/** @typedef {{ product: Product, folder: string }} Target */
/** @typedef {{ name: string, version: string, tried: string, findings: string[] }} Scan */

/**
 * Runs a program and keeps its output as a log. A status other than 0 may mean that it found something.
 * @param {string} log @param {string} program @param {string[]} args @param {{ env?: Record<string, string>, milliseconds?: number }} [options]
 */
async function output(log, program, args, { env, milliseconds = 5 * minutes } = {}) {
  const options = { env: { ...process.env, ...env }, timeout: milliseconds, maxBuffer: 2 ** 28 }
  const { stdout, stderr } = await execute(program, args, options).catch((error) => {
    if (typeof error.code === 'number') return error
    throw error
  })
  writeFileSync(log, stdout + stderr)
  return String(stdout)
}

/** @param {Target} target @returns {Promise<Scan>} */
export async function sqlmap({ product, folder }) {
  const seeker = await product.logIn('user', 'noa@demo.swipefolio.example')
  const recruiter = await product.logIn('recruiter', 'maya@demo.swipefolio.example')
  const [chat] = await (await product.read('/api/user/chats', seeker)).json()
  const credentials = JSON.stringify({ email: 'a@example.org', password: 'wrong' })
  const targets = [
    ['/api/projectrequests?search=design&limit=5'],
    ['/api/auth/userlogin', '--data', credentials, '--headers', 'Content-Type: application/json'],
    [
      '/api/recruiter/projects/unseen?limit=5&search=web',
      '--headers',
      `Authorization: Bearer ${recruiter}`,
    ],
    [
      `/api/user/chats/messages/${chat.id}*?before=9*&limit=5*`,
      '--headers',
      `Authorization: Bearer ${seeker}`,
    ],
  ]
  const findings = []
  for (const [at, [path = '', ...more]] of targets.entries()) {
    const own = ['-u', `${product.address}${path}`, ...more]
    const bounds = ['--batch', '--level', '2', '--risk', '1', '--timeout', '10', '--retries', '1']
    const kept = ['--flush-session', '--output-dir', join(folder, `sqlmap-${at}`)]
    // A refusal is an answer of this product, not the end of a try.
    const expected = ['--ignore-code', '400,401,404', '--disable-coloring']
    const log = join(folder, `sqlmap-${at}.log`)
    const text = await output(log, 'sqlmap', [...own, ...bounds, ...kept, ...expected])
    if (!/all tested parameters do not appear to be injectable/.test(text)) {
      findings.push(`${path}: ${/is vulnerable|Parameter: .*/.exec(text)?.[0] ?? 'not tried'}`)
    }
  }
  const version = (await execute('sqlmap', ['--version'])).stdout.trim().split('\n')[0] ?? ''
  return { name: 'sqlmap', version, tried: `${targets.length} targets, level 2`, findings }
}

/** @param {Target} target @returns {Promise<Scan>} */
export async function wapiti({ product, folder }) {
  const report = join(folder, 'wapiti.json')
  const pages = ['/project-requests', '/login', '/signup', '/faq', '/api/docs', '/ai-review']
  const starts = pages.flatMap((page) => ['-s', `${product.address}${page}`])
  const times = ['--max-scan-time', '90', '--max-attack-time', '30', '--max-links-per-page', '30']
  const kept = ['--flush-session', '--store-session', folder, '--store-config', folder]
  // Those left out ask other hosts.
  const modules = ['-m', 'all,-nikto,-ssrf,-wapp,-xxe']
  const options = ['--verify-ssl', '0', '--no-bugreport', ...modules, '-f', 'json', '-o', report]
  const args = ['-u', `${product.address}/`, ...starts, ...times, ...kept, ...options]
  await output(join(folder, 'wapiti.log'), 'wapiti', args, { milliseconds: 10 * minutes })
  const { infos, vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  /** @type {[string, { info: string, path: string }[]][]} */
  const kinds = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]
  const findings = kinds.flatMap(([kind, found]) =>
    found.map(({ path, info }) => `${kind}: ${path} ${info}`),
  )
  const version = String(infos.version).replace('Wapiti ', '')
  return { name: 'wapiti', version, tried: 'modules that ask no other host', findings }
}

/** @param {Target} target @returns {Promise<Scan>} */
export async function cspEvaluator({ product }) {
  const require = createRequire(join(toolFolder, 'package.json'))
  const [{ CspEvaluator }, { CspParser }, { Severity }] = ['evaluator', 'parser', 'finding'].map(
    (file) => require(`csp_evaluator/dist/${file}.js`),
  )
  const pages = ['/', '/login', '/api/docs', '/platform']
  const findings = new Set()
  for (const page of pages) {
    const policy = (await product.read(page)).headers.get('content-security-policy') ?? ''
    for (const found of new CspEvaluator(new CspParser(policy).csp).evaluate()) {
      if (found.severity === Severity.NONE) continue
      const what = `${found.directive} ${found.value ?? ''}`.trim()
      findings.add(`${page}: ${Severity[found.severity]}, ${what}: ${found.description}`)
    }
  }
  const version = versionOf('csp_evaluator') ?? ''
  return { name: 'csp_evaluator', version, tried: `${pages.length} pages`, findings: [...findings] }
}

/** @param {Target} target @returns {Promise<Scan>} */
export async function spectral({ product, folder }) {
  const [document, rules] = [join(folder, 'openapi.json'), join(folder, 'spectral.json')]
  mkdirSync(folder, { recursive: true })
  writeFileSync(document, await (await product.read('/api/docs/json')).text())
  const ruleset = join(toolFolder, 'node_modules/@stoplight/spectral-owasp-ruleset/dist/ruleset.js')
  writeFileSync(rules, JSON.stringify({ extends: [ruleset] }))
  const program = join(toolFolder, 'node_modules/.bin/spectral')
  const args = ['lint', document, '-r', rules, '-f', 'json', '--quiet']
  const found = JSON.parse(await output(join(folder, 'spectral.log'), program, args))
  const findings = found.map(
    (/** @type {{ code: string, path: string[], message: string }} */ { code, path, message }) =>
      `${code}: ${path.join(' ')}: ${message}`,
  )
  const version = versionOf('@stoplight/spectral-cli') ?? ''
  const rulesVersion = versionOf('@stoplight/spectral-owasp-ruleset')
  return { name: 'spectral', version, tried: `OWASP's rules ${rulesVersion}`, findings }
}

/** @param {Target} target @returns {Promise<Scan>} */
export async function observatory({ product, folder }) {
  const program = join(toolFolder, 'node_modules/@mdn/mdn-http-observatory/src/scan.js')
  const env = { NODE_EXTRA_CA_CERTS: product.certificate.file }
  const log = join(folder, 'observatory.log')
  const text = await output(log, process.execPath, [program, new URL(product.address).host], {
    env,
  })
  const { error, scan, tests } = JSON.parse(text)
  if (error) throw new Error(error)
  const findings = Object.entries(tests).flatMap(([name, { pass, result }]) =>
    pass === false ? [`${name}: ${result}`] : [],
  )
  const version = versionOf('@mdn/mdn-http-observatory') ?? ''
  const tried = `grade ${scan.grade} (${scan.score}), ${scan.testsPassed} of ${scan.testsQuantity} tests`
  return { name: 'mdn-http-observatory', version, tried, findings }
}

/** @returns {Promise<Scan>} */
export async function recheck() {
  const { check } = createRequire(join(toolFolder, 'package.json'))('recheck')
  const patterns = await patternsOfProduct()
  const findings = []
  for (const { file, source, flags } of patterns) {
    const { status, complexity } = await check(source, flags, { timeout: 20_000 })
    if (status !== 'safe') {
      findings.push(
        `${file}: ${status}, ${complexity?.summary ?? 'not decided'}: /${source}/${flags}`,
      )
    }
  }
  const version = versionOf('recheck') ?? ''
  return { name: 'recheck', version, tried: `${patterns.length} patterns`, findings }
}
