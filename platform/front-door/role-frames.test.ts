import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { publishBuiltApps, turnOff } from '../release-store'
import { writeBuiltApp } from '../testing/built-app'
import { createTestPool } from '../testing/test-pool'
import { waitUntil } from '../testing/wait-until'
import { registerFrontDoor } from '.'

const styles = (...groups: string[]) => groups.map((id) => ({ id, css: `.${id}{order:1}` }))
const frame = (header: string, home = '') =>
  `<header>${header}{{menu}}</header><noscript>Read</noscript><main>${home}{{screen}}</main>`

const shellParts = {
  screens: {},
  frame: {
    html: frame('Log in'),
    styles: styles('header'),
    menuEntry: '<a href="/{{path}}">{{label}}</a>',
    currentMenuEntry: '<b>{{label}}</b>',
    moreButton: '',
    script: '',
    withoutScripts: { html: '<h1>Scripts</h1>', styles: styles('scripts') },
    notFound: { html: '<h1>No such page</h1>', styles: styles('end'), query: [] },
    denied: { html: '<p>{{denied}}</p><a href="/in?from={{from}}"></a>', styles: styles('end') },
    slotPaths: { home: '/' },
    roles: {
      recruiter: {
        notFound: { html: '<h1>No such page, Maya</h1>', styles: styles('end', 'own') },
        denied: { html: '<h1>For others</h1>', styles: styles('end') },
        html: frame('<bdi>{{name}}</bdi>', '{{home}}'),
        styles: styles('header', 'bell'),
        home: '<div>{{content}}</div>',
      },
    },
  },
}

const jobs = {
  screens: {
    Jobs: { html: '<h1>Jobs</h1>', styles: styles('header', 'card'), query: ['q', 'page'] },
    'Jobs?section=old&page=2': { html: '<h1>Old jobs</h1>', styles: styles('header') },
    Front: { html: '<h1>Welcome</h1>', styles: styles('front') },
    Home: { html: '<h1>Good day</h1>', styles: styles('card') },
  },
}

let pool: Pool
let app: FastifyInstance

const publish = (name: string, parts: object, manifest = {}) =>
  publishBuiltApps({
    pool,
    log: () => undefined,
    folders: [
      writeBuiltApp({
        app: name,
        version: '1.0.0-local.1',
        files: { 'main.js': 'main', 'prerendered.json': JSON.stringify(parts) },
        manifest,
        release: { screens: { Jobs: { files: [], consumes: [] } } },
      }),
    ],
  })

const page = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body

const templateFor = (html: string, role: string) =>
  new RegExp(`<template data-role="${role}"[^>]*>(.*?)</template>`, 's').exec(html)?.[1]

beforeAll(async () => {
  pool = await createTestPool()
  await publish('shell', shellParts)
  await publish('mfe-jobs', jobs, {
    routes: [
      { path: '/jobs', screen: 'Jobs', title: 'Jobs', roles: ['recruiter'] },
      { path: '/', screen: 'Front', title: 'Front' },
      { path: '/about', screen: 'Front', title: 'About' },
      { path: '/seek/:id', screen: 'Jobs', title: 'S', roles: ['jobseeker'], denied: 'Log <in>' },
    ],
    slots: [{ slot: 'home', screen: 'Home', roles: ['recruiter'] }],
    menu: [{ label: 'Jobs', path: '/jobs', order: 1, roles: ['recruiter'] }],
  })
  app = Fastify()
  registerFrontDoor(app, {
    pool,
    site: { name: 'Test', lightColor: '#fff', darkColor: '#000' },
    describe: (path) => ({
      status: path.endsWith('/gone') ? 404 : 200,
      title: path,
      description: '',
    }),
    configuration: {},
    apiPrefixes: [],
  })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await pool.end()
})

it('has a frame for each role, with its menu and the skeleton of its screen, and their CSS once', async () => {
  const html = await page('/jobs')
  expect(templateFor(html, 'recruiter')).toBe(
    '<header><bdi>{{name}}</bdi><b>Jobs</b></header><noscript>Read</noscript><main><h1>Jobs</h1></main>',
  )
  expect(templateFor(html, 'anonymous')).toBe(
    '<header>Log in</header><noscript>Read</noscript><main></main>',
  )
  expect(html).toContain(
    '<style>.header{order:1}.bell{order:1}.card{order:1}.scripts{order:1}[data-without-scripts]{display:none}',
  )
  expect(html).toContain('<div id="root"></div>')
})

it('has the frame of a visitor where scripts are off, without its sentence for pages that can be read', async () => {
  expect(await page('/jobs')).toContain(
    '</template><div data-without-scripts><header>Log in</header><main><h1>Scripts</h1></main></div><script>',
  )
  expect(await page('/seek/gone')).toContain('<main><h1>No such page</h1></main></div><script>')
  expect(await page('/')).not.toContain('Scripts')
})

it('has, beside a page for everybody, the frame of a role with its slot and its own CSS', async () => {
  const html = await page('/')
  expect(html).toContain(
    '<div id="root"><header>Log in</header><noscript>Read</noscript><main><h1>Welcome</h1></main></div>',
  )
  expect(html).toContain('<style>.header{order:1}.front{order:1}</style>')
  expect(templateFor(html, 'recruiter')).toBe(
    '<style>.bell{order:1}.card{order:1}</style>' +
      '<header><bdi>{{name}}</bdi><a href="/jobs">Jobs</a></header><noscript>Read</noscript><main><div><h1>Good day</h1></div></main>',
  )
  expect(templateFor(html, 'anonymous')).toBeUndefined()
})

it('has, beside a page for everybody, the frame of a role that takes its screen over', async () => {
  const html = await page('/about')
  expect(html).toContain('<style>.header{order:1}.bell{order:1}.front{order:1}</style>')
  expect(html).toContain('<template data-role="recruiter" data-keeps-screen data-query="">')
  expect(templateFor(html, 'recruiter')).toBe(
    '<header><bdi>{{name}}</bdi><a href="/jobs">Jobs</a></header><noscript>Read</noscript><main></main>',
  )
})

it('has the page for an unknown address, for visitors and for a role', async () => {
  const html = await page('/nowhere/at/all')
  expect(html).toContain('<main><h1>No such page</h1></main></div><template')
  expect(html).toContain('<style>.header{order:1}.bell{order:1}.end{order:1}.own{order:1}</style>')
  expect(templateFor(html, 'recruiter')).toContain('<main><h1>No such page, Maya</h1></main>')
})

it('has the page for those whom a route is not for, with its sentence and the way back', async () => {
  const html = await page('/seek/7')
  expect(templateFor(html, 'anonymous')).toContain(
    '<main><p>Log &lt;in&gt;</p><a href="/in?from=%2Fseek%2F7"></a></main>',
  )
  expect(templateFor(html, 'recruiter')).toContain('<main><h1>For others</h1></main>')
  expect(templateFor(await page('/jobs'), 'anonymous')).toContain('<main></main>')
})

it('is the same with a query, and names the parameters that its screens depend on', async () => {
  for (const path of ['/', '/jobs'])
    expect(await page(`${path}?section=old`)).toBe(await page(path))
  expect(await page('/jobs')).toContain('<template data-role="recruiter" data-query="q page">')
  expect(await page('/jobs')).toContain('<template data-role="anonymous">')
  expect(await page('/')).toContain('<template data-role="recruiter" data-query="">')
})

it('has the skeleton that was rendered for a query, and names that query', async () => {
  const html = await page('/jobs?section=old&page=2')
  expect(html).toContain(
    '<template data-role="recruiter" data-search="?section=old&amp;page=2"><header><bdi>{{name}}</bdi><b>Jobs</b></header><noscript>Read</noscript><main><h1>Old jobs</h1></main></template>',
  )
  expect(html).not.toContain('<template data-role="anonymous" data-search')
})

it('has no skeleton of an app that is turned off', async () => {
  await turnOff(pool, { app: 'mfe-jobs', by: 'test' })
  const withoutApp = '<header><bdi>{{name}}</bdi></header><noscript>Read</noscript><main></main>'
  await waitUntil(async () => templateFor(await page('/jobs'), 'recruiter') === withoutApp)
  expect(await page('/')).not.toContain('Good day')
})
