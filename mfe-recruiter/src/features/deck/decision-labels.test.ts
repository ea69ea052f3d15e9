import { setCatalogue } from '@swipefolio/shared/i18n'
import hebrew from '../../i18n/he.json'
import { decided } from './decision-labels'

afterEach(() => setCatalogue('en', {}))

it.each([
  ['LIKED', 'נתת לייק ל־\u2068Paper Planes VR\u2069.'],
  ['SAVED', 'שמרת את \u2068Paper Planes VR\u2069.'],
  ['UNLIKED', 'דילגת על \u2068Paper Planes VR\u2069.'],
] as const)(
  'announces %s in a sentence of its own, with the title isolated',
  (status, sentence) => {
    setCatalogue('he', hebrew)
    expect(decided({ title: 'Paper Planes VR' }, status)).toBe(sentence)
  },
)
