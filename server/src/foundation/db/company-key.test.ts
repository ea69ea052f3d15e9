import { companyKey } from './company-key'

it.each([
  'globex',
  ' GLOBEX.',
  'Globex, Inc.',
  'The Globex Corporation',
  'Globex GmbH & Co. KG',
  'Globex S.A.',
  'Glo\u200bbex',
  'Glo\u00adbex\u2060',
  'Gl\u043ebex',
  'Gl0bex',
  'GIobex',
  'G1obex',
  'Ｇｌｏｂｅｘ',
  'Glöbex',
  '"Globex"',
  'Glob ex',
  'Gⅼobex',
  'Gl\u03bfbe\u03c7',
])('reads %p as Globex', (name) => {
  expect(companyKey(name)).toBe(companyKey('Globex'))
})

it.each([
  ['NIKE', '\u039dIKE'],
  ['Modern', 'Modem'],
  ['Smith & Sons', 'Smith and Sons'],
  ['Яндекс', 'ЯНДЕКС'],
  ['Νίκος', 'ΝΙΚΟΣ'],
  ['מעוף בע"מ', 'מעוף'],
  ['Strasse', 'Straße'],
])('reads %p as %p', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other))
})

it.each([
  ['Globex', 'Initech'],
  ['מעוף', 'מבט'],
  ['株式会社あ', '株式会社い'],
  ['Co', 'Inc'],
  ['!!!', '???'],
])('tells %p and %p apart', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other))
})
