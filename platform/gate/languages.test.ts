import { releaseOf } from '../testing/built-app'
import type { Release } from '../registry'
import { checkRelease } from '.'

const faults = (languages: Release['languages']) =>
  checkRelease(
    releaseOf({
      app: 'mfe-labs',
      version: '1.0.0',
      files: { 'entry.js': 'entry', 'he.js': 'catalogue' },
      manifest: {
        languages: ['he'],
        routes: [{ path: '/labs', screen: 'Home', title: 'Labs', denied: 'Log in' }],
        menu: [{ label: 'Labs', path: '/labs', order: 20 }],
      },
      release: { screens: { Home: { files: ['entry.js'], consumes: [] } }, languages },
    }),
  ).map(({ rule, sentence }) => `${rule}: ${sentence.replace('mfe-labs 1.0.0 ', '')}`)

const texts = { Labs: 'מעבדות', 'Log in': 'כניסה' }

it.each<[string, Release['languages'], string[]]>([
  ['passes with the catalogue and the texts of app.json', { he: { files: ['he.js'], texts } }, []],
  ['wants the catalogue', undefined, ['has no catalogue of its language he.']],
  ['wants its files', { he: { files: ['x.js'], texts } }, ['lacks x.js of its language he.']],
  [
    'wants each text',
    { he: { files: ['he.js'], texts: { Labs: 'מעבדות' } } },
    ['does not say "Log in" in its language he.'],
  ],
  [
    'refuses a text that would be misread',
    { he: { files: ['he.js'], texts: { ...texts, Labs: 'Hоme' } } },
    ['has a text "Hоme" that mixes Latin letters with Cyrillic or Greek ones.'],
  ],
])('%s', (_name, languages, expected) => {
  expect(faults(languages)).toEqual(expected.map((fault) => `languages: ${fault}`))
})
