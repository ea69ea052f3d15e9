import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { settings } from './settings'

const deploy = resolve(__dirname, '../../../../deploy')
const read = (...path: string[]) => readFileSync(join(deploy, ...path), 'utf8')
const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match)
const unitsFolder = join(deploy, 'systemd')
const units = readdirSync(unitsFolder).map((file) => readFileSync(join(unitsFolder, file), 'utf8'))
const assignments = (lines: string[]) => listMatches(lines.join(' '), /(\w+)=/g)

it.each([
  ['the image', assignments(listMatches(read('Containerfile'), /^ENV (.*)$/gm))],
  ['a unit', assignments(listMatches(units.join('\n'), /^Environment=(.*)$/gm))],
  ['compose', listMatches(read('compose/compose.yaml'), /^ {4,}([A-Z][A-Z_]+): /gm)],
  ['Kubernetes', listMatches(read('kubernetes/kustomization.yaml'), /^ +- ([A-Z_]+)=/gm)],
  ['the backup', listMatches(read('kubernetes/backup.yaml'), /\{ name: ([A-Z_]+), value/g)],
])('%s sets only settings that the server has', (_where, names) => {
  expect(names.length).toBeGreaterThan(0)
  const unknown = names.filter((name) => name !== 'NODE_ENV' && !Object.hasOwn(settings, name))
  expect(unknown).toEqual([])
})

it('the manifests of Kubernetes name only what they define', () => {
  const files = ['server.yaml', 'ingress.yaml', 'backup.yaml']
  const documents = files.flatMap((file) => parseAllDocuments(read('kubernetes', file)))
  const at = (kind: string, name: string, ...path: (string | number)[]) =>
    documents
      .find((one) => one.get('kind') === kind && one.getIn(['metadata', 'name']) === name)
      ?.getIn(path)
  const server = (...path: (string | number)[]) => String(at('Deployment', 'swipefolio', ...path))
  const service = (...path: (string | number)[]) => String(at('Service', 'swipefolio', ...path))
  const labels = server('spec', 'template', 'metadata', 'labels')
  expect(server('spec', 'selector', 'matchLabels')).toBe(labels)
  expect(service('spec', 'selector')).toBe(labels)
  const container = ['spec', 'template', 'spec', 'containers', 0]
  expect(service('spec', 'ports', 0, 'targetPort')).toBe(server(...container, 'ports', 0, 'name'))
  const backend = ['spec', 'rules', 0, 'http', 'paths', 0, 'backend', 'service', 'name']
  expect(at('Ingress', 'swipefolio', ...backend)).toBe(service('metadata', 'name'))
  const volume = ['spec', 'template', 'spec', 'volumes', 0, 'persistentVolumeClaim', 'claimName']
  const claim = String(at('Deployment', 'swipefolio-backup', ...volume))
  expect(at('PersistentVolumeClaim', claim, 'kind')).toBe('PersistentVolumeClaim')
})
