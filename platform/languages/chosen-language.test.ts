import { chosenLanguage, languageInCookie } from '.'

it.each([
  ['the first offered language', {}, 'en'],
  [
    'the choice of the browser',
    { cookie: 'visitor=1; language=he', 'accept-language': 'en' },
    'he',
  ],
  ['what the browser prefers', { 'accept-language': 'fr, he-IL;q=0.9, en;q=0.8' }, 'he'],
  ['Hebrew by its former tag', { 'accept-language': 'iw-IL, en;q=0.8' }, 'he'],
  ['what is offered, not a choice that is not', { cookie: 'language=fr' }, 'en'],
  ['the first where none is acceptable', { 'accept-language': 'fr' }, 'en'],
  ['the first for what is no language', { cookie: 'language=', 'accept-language': ';;q=,' }, 'en'],
  ['the first where any is', { 'accept-language': '*' }, 'en'],
  ['no other cookie', { cookie: 'xlanguage=he' }, 'en'],
])('is %s', (_name, headers, expected) => {
  expect(chosenLanguage(headers, ['en', 'he'])).toBe(expected)
})

it('reads a choice that is not offered, too', () => {
  expect(languageInCookie({ cookie: 'visitor=1; language=fr' })).toBe('fr')
  expect(languageInCookie({ cookie: 'visitor=1' })).toBeUndefined()
})
