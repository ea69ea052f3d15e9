import type { Release } from '../registry'
import { releaseOf } from '../testing/built-app'
import { checkScripts } from './check-scripts'

const chunks = 'self.webpackChunkmfe_labs'
const entry = `${chunks} = []; var mfe_labs`
const chunk = `${chunks}.push([])`
const portableEntry = `${entry}; element.dataset.chunks = 'webpackChunkmfe_labs'`
const portableChunk = 'webpackChunkother; self[document.currentScript.dataset.chunks].push([])'

const screens = { Labs: { files: ['labs.js', 'lazy.js'], consumes: [] } }

/** What is found in a release of these files. */
const check = (files: Record<string, string>, release: Partial<Release> = {}, app = 'mfe-labs') =>
  checkScripts(
    releaseOf({ app, version: '1.2.0', files, release: { screens, ...release } }),
    async (name) => files[name] ?? '',
  )

const refusalsOf = async (...given: Parameters<typeof check>) => (await check(...given)).refusals

const scripts = (sentence: string) => [{ rule: 'scripts', sentence }]

const complete = { 'entry.js': entry, 'labs.js': chunk, 'lazy.js': chunk, 'labs.css': 'a { }' }

it('accepts the entry and the chunks of one build, and leaves the record as it was', async () => {
  const { release, refusals } = await check(complete)
  expect(refusals).toEqual([])
  expect(release).toEqual(
    releaseOf({ app: 'mfe-labs', version: '1.2.0', files: complete, release: { screens } }),
  )
})

it('adds the packages and the runtime that scripts hold to those that the record names', async () => {
  const { release } = await check(
    {
      ...complete,
      'lazy.js': `${chunk}; x['data-styled-version']; ["data-styled-version"]; ({ __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: 0 })`,
      'vendor.js': `["data-styled-version"]; __DEBUG_CONSTRUCTOR_VERSION__ = "2.8.0"`,
      'notes.txt': '({ rendererPackageName: "react-dom" })',
    },
    { bundled: ['zustand', 'axios'] },
  )
  expect(release.bundled).toEqual(['axios', 'styled-components', 'zustand'])
  expect(release.runtime).toBe('2.8.0')
})

describe('the container', () => {
  it('must be defined by the entry of a bundler, by its whole name', async () => {
    const sentence = 'entry.js of mfe-labs 1.2.0 defines no container named mfe_labs.'
    for (const other of ['mfe_labs_2', 'old_mfe_labs', ''])
      expect(
        await refusalsOf({ ...complete, 'entry.js': `self.webpackChunkmfe_labs = '${other}'` }),
      ).toEqual(scripts(sentence))
  })

  it('may be composed by a handwritten entry', async () => {
    const handwritten = { 'entry.js': "self['mfe_' + 'labs'] = {}", 'labs.js': '', 'lazy.js': '' }
    expect(await refusalsOf(handwritten)).toEqual([])
  })
})

describe('chunks', () => {
  const foreign = 'self.webpackChunkother.push([])'
  const ofAnotherBuild = (name: string) =>
    `${name} of mfe-labs 1.2.0 is not of the build of its entry entry.js, whose scripts name webpackChunkmfe_labs.`

  it('are refused when another build made them', async () => {
    expect(await refusalsOf({ ...complete, 'lazy.js': foreign })).toEqual(
      scripts(ofAnotherBuild('lazy.js')),
    )
    expect(await refusalsOf({ ...complete, 'labs.js': 'void 0' })).toEqual(
      scripts(ofAnotherBuild('labs.js')),
    )
  })

  it('are no part of an entry without a bundler', async () => {
    expect(await refusalsOf({ ...complete, 'entry.js': 'void 0', 'lazy.js': foreign })).toEqual([])
  })

  it('may take the name from their element when the entry writes it there', async () => {
    const lazy = { 'lazy.js': portableChunk }
    expect(await refusalsOf({ ...complete, 'entry.js': portableEntry, ...lazy })).toEqual([])
    expect(await refusalsOf({ ...complete, ...lazy })).toEqual(scripts(ofAnotherBuild('lazy.js')))
    expect(
      await refusalsOf({ ...complete, 'entry.js': portableEntry, 'lazy.js': foreign }),
    ).toEqual(scripts(ofAnotherBuild('lazy.js')))
  })

  it('must be scripts, and each fault is said once', async () => {
    const shared = { Labs: screens.Labs, More: screens.Labs }
    expect(await refusalsOf({ ...complete, 'lazy.js': 'const a =' }, { screens: shared })).toEqual(
      scripts('lazy.js of mfe-labs 1.2.0 is no script: SyntaxError: Unexpected end of input.'),
    )
    const { 'lazy.js': lazy, ...others } = complete
    const plain = { Labs: { files: ['labs.js', 'lazy.mjs'], consumes: [] } }
    expect(await refusalsOf({ ...others, 'lazy.mjs': lazy }, { screens: plain })).toEqual(
      scripts('lazy.mjs of mfe-labs 1.2.0 is no script: its name does not end with .js.'),
    )
    expect(await refusalsOf(complete, { entry: 'entry.mjs' })).toEqual(
      scripts('entry.mjs of mfe-labs 1.2.0 is no script: its name does not end with .js.'),
    )
  })
})

it('demands no container of the shell, and of an app without screens', async () => {
  const unusable = { 'entry.js': chunks, 'labs.js': 'const a =', 'lazy.js': 'void 0' }
  expect(await refusalsOf(unusable)).not.toEqual([])
  expect(await refusalsOf(unusable, {}, 'shell')).toEqual([])
  expect(await refusalsOf(unusable, { screens: {} })).toEqual([])
})
