import { type FakeRepository, json, lines } from './repository'

const member = (name: string, more: object = {}) =>
  json({ name: `@kite/${name}`, version: '1.0.0', scripts: { build: 'tsc' }, ...more })

/** A server, a web app and a shared package. */
export const monorepo: FakeRepository = {
  description: 'A shop for kites',
  language: 'TypeScript',
  commits: ['Let people pay by invoice', 'Show the wind beside each kite', 'Set up the workspace'],
  files: {
    'README.md': lines(
      '# kite shop',
      'A shop whose server and web app share one set of rules, so that both say the same about an order.',
      'The server keeps orders in a database, the web app shows kites by wind, and the rules know prices and taxes.',
      'Each of them is a package of its own that can be built and run alone while the others stay as they are.',
      '```sh',
      'npm install',
      'npm run dev',
      '```',
      '![The shop](docs/shop.png)',
    ),
    'docs/shop.png': Buffer.from([0x89, 0x50, 0, 0, 1]),
    'package.json': json({
      name: 'kite-shop',
      private: true,
      workspaces: ['packages/*'],
      scripts: { dev: 'node dev.mjs', build: 'npm run build -ws', test: 'jest', lint: 'eslint .' },
    }),
    'package-lock.json': '{}',
    'packages/server/package.json': member('server', { dependencies: { express: '^4.0.0' } }),
    'packages/server/src/orders.ts':
      'export function total(order: number[]) { return order.length }\n',
    'packages/server/src/orders.test.ts': "test('total', () => {})\n",
    'packages/web/package.json': member('web', { dependencies: { 'react-dom': '^19.0.0' } }),
    'packages/web/src/shop.tsx': 'export const Shop = () => <p>Kites</p>\n',
    'packages/rules/package.json': member('rules', { main: 'src/index.ts' }),
    'packages/rules/README.md': 'Prices and taxes.\n',
    'packages/rules/src/prices.ts': 'export function price(kite: string) { return kite.length }\n',
    'packages/rules/src/prices.test.ts': "test('price', () => {})\n",
    '.gitignore': 'node_modules\n',
  },
}
