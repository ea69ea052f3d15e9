import { releaseOf } from '../testing/built-app'
import { composeRegistry, inLanguage, languagesOf, scriptBytes, textsOf } from '.'

const release = (app: string, languages: string[], texts: Record<string, string> = {}) =>
  releaseOf({
    app,
    version: '1.0.0',
    files: { 'main.js': 'main', 'he.js': 'catalogue' },
    manifest: {
      routes: [{ path: '/lab', screen: 'Lab', title: 'Lab', denied: 'Log in' }],
      menu: [{ label: 'Lab', path: '/lab', order: 1, group: 'Work' }],
      keys: [{ keys: ['a'], label: 'Mix', group: 'Lab' }],
      commands: [{ label: 'Open', path: '/lab' }],
    },
    release: {
      screens: { Lab: { files: ['main.js'], consumes: [] } },
      languages: Object.fromEntries(
        languages.map((language) => [language, { files: ['he.js'], texts }]),
      ),
    },
  })

it('has the languages that all releases have, that of the sources first', () => {
  const [one, other] = [release('a', ['he', 'ar']), release('b', ['ar', 'fr'])]
  expect(languagesOf([one, other])).toEqual(['en', 'ar'])
  const third = release('c', ['he', 'fr'])
  expect(languagesOf([one, other, third])).toEqual(['en'])
  expect(languagesOf([one, releaseOf({ app: 'c', version: '1.0.0', files: {} })])).toEqual(['en'])
  expect(languagesOf([])).toEqual(['en'])
})

it('translates what people read, and leaves what has no translation', () => {
  const texts = { Lab: 'מעבדה', 'Log in': 'כניסה', Mix: 'ערבוב', Work: 'עבודה' }
  const { manifest, screens } = inLanguage(release('a', ['he'], texts), 'he')
  expect(manifest).toMatchObject({
    routes: [{ path: '/lab', screen: 'Lab', title: 'מעבדה', denied: 'כניסה' }],
    menu: [{ label: 'מעבדה', path: '/lab', order: 1, group: 'עבודה' }],
    keys: [{ keys: ['a'], label: 'ערבוב', group: 'מעבדה' }],
    commands: [{ label: 'Open', path: '/lab' }],
  })
  expect(screens['Lab']?.files).toEqual(['main.js', 'he.js'])
})

it('translates the commands of an app.json, and gives none to one that has none', () => {
  const texts = { Open: 'פתיחה' }
  const { commands } = inLanguage(release('a', ['he'], texts), 'he').manifest
  expect(commands).toEqual([{ label: 'פתיחה', path: '/lab' }])
  const bare = releaseOf({
    app: 'b',
    version: '1.0.0',
    files: {},
    release: { languages: { he: { files: [], texts } } },
  })
  expect(inLanguage(bare, 'he').manifest).not.toHaveProperty('commands')
  expect(textsOf(bare.manifest)).toEqual([])
})

it('is as before in the language of the sources', () => {
  const one = release('a', ['he'])
  expect(inLanguage(one, 'en')).toBe(one)
  expect(composeRegistry([one]).apps['a']?.screens['Lab']?.files).not.toContain('he.js')
})

it('names each text of an app.json once', () => {
  expect(textsOf(release('a', []).manifest)).toEqual(['Lab', 'Log in', 'Work', 'Open', 'Mix'])
})

it('counts no catalogue in the budget', () => {
  expect(scriptBytes(release('a', ['he']))).toBe('main'.length)
})
