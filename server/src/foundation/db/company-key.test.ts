import { companyKey, hiddenKeys, skeletonOfKey } from './company-key'
import { knownCompanies } from '../../testing/known-companies'

const hides = (hidden: string, used: string) => hiddenKeys(hidden).includes(companyKey(used))

it.each([
  ' GLOBEX.',
  '"Globex"',
  'Glob ex',
  'G.l.o.b.e.x.',
  'Glo\u200bbex',
  'Glo\u00adbex\u2060',
  '\u202eGlobex\u202c',
  'Globex\u200f',
  'Ｇｌｏｂｅｘ',
  'Glöbe\u0301x',
  '𝐆𝓵𝔬𝕓𝖊𝘹',
  'ⓖⓛⓞⓑⓔⓧ',
  '🅶🅻🅾🅱🅴🆇',
  '🇬🇱🇴🇧🇪🇽',
  'ɢʟᴏʙᴇx',
  'ᏀᒪᎾ𐌁𐊆𐌗',
  'Gl\u043ebex',
  'Gl\u03bfbe\u03c7',
  'Gl\u0585bex',
  'Gl0bex',
  'GIobex',
  'G1obex',
  'Gl0b3x',
  'Gⅼobex',
  'G|obex',
  'G!obex',
  'G\u01c0obex',
  'G\u2223obex',
  'Globex!',
  'Globex.com',
  'www.globex.co.uk',
  'https://globex.com',
  'Globex.S.A.',
  'Globex | ',
  'Globex™',
  'Globex ®',
  '© Globex℠',
])('reads %p as Globex', (name) => {
  expect(hides('Globex', name)).toBe(true)
  expect(skeletonOfKey(companyKey(name))).toBe('globex')
})

it.each(
  (
    'Inc. · Incorporated · , Inc · Corp. · Corporation · Co. · Company · & Co. · and Company, Inc. · LLC · L.L.C. · LLP · Ltd · ' +
    'Ltd. · L T D · Limited · Private Limited · Pvt. Ltd. · Pvt.Ltd. · (Pty) Ltd · Pte. Ltd. · PLC · PBC · P.B.C. · GmbH · ' +
    'G.m.b.H. · gGmbH · mbH · GmbH & Co. KG · GmbH&Co.KG · GmbH & Co. KGaA · KGaA · AG · A.G. · e.V. · e. V. · e.K. · UG · SE · ' +
    'S.A. · S. A. · S/A · SA · S.A.S. · SAS · SARL · S.à r.l. · S.a.r.l. · S.p.A. · SpA · S.r.l. · S.R.L. · S.L. · S.L.U. · ' +
    'S.A. de C.V. · Ltda · Ltda. · Lda. · B.V. · BV · b. v. · N.V. · NV · AB · A.B. · AS · A/S · ASA · ApS · Oy · Oyj · Oy Ab · ' +
    's.r.o. · s. r. o. · spol. s r.o. · a.s. · d.o.o. · d. o. o. · d.d. · Sp. z o.o. · sp.z o.o. · Sp.z.o.o. · Sp. z o. o. sp. k. · ' +
    'e.U. · GmbH i.G. · UG (haftungsbeschränkt) · S. de R.L. de C.V. · Spółka z o.o. · Ltd. Şti. · FZE · DMCC · EIRELI · SARLU · VZW · ' +
    'DAC · CIC · Proprietary Limited · Group · Holdings · Holding AG · OÜ · UAB · SIA · Kft. · Zrt. · Nyrt. · Bt. · S.R.L. · ООО · АО · ЗАО · О.О.О. · ТОВ · OOD · 株式会社 · (株) · ㈱ · ' +
    '有限会社 · ㍿ · 有限公司 · 주식회사 · (주) · Sdn. Bhd. · Tbk · בע"מ · .com · .com, Inc. · .io · .co.uk · .co.il Ltd · ІnС · 1nc'
  ).split(' · '),
)('does not count %p at the end', (form) => {
  expect(hides('Globex', `Globex ${form}`)).toBe(true)
})

it.each([
  'The',
  'www.',
  'AB',
  'Oy',
  'OÜ',
  'UAB',
  'ООО «',
  'АО',
  '株式会社',
  '(株)',
  '有限会社',
  '㈱',
  'PT',
])('does not count %p at the start', (form) => {
  expect(hides('Globex', `${form} Globex`)).toBe(true)
})

it.each([
  ['NIKE', '\u039dIKE'],
  ['Initech', '|nitech'],
  ['Acme Labs', 'AcmeLabs'],
  ['Acme Labs', 'acme-labs.com'],
  ['AcmeLabs', 'ACME LABS'],
  ['Acme Labs', 'Acm3 Labs'],
  ['AcmeLabs', '4cme L4bs'],
  ['Stripe', '5tr1pe'],
  ['Google', 'G00gle'],
  ['Initech', 'In1tech'],
  ['Kia', 'K1A'],
  ['KLA', 'K1A'],
  ['Modem', 'M0dern'],
  ['LinkedIn', 'Linkedin'],
  ['Linkedin', 'LinkedIn'],
  ['37signals', '37 signals'],
  ['37 signals', '37signals'],
  ['Smith & Sons', 'Smith and Sons'],
  ['Smith & Sons', 'Smith + Sons'],
  ['Яндекс', 'ЯНДЕКС'],
  ['ООО «Ромашка»', 'Ромашка'],
  ['Νίκος', 'ΝΙΚΟΣ'],
  ['מעוף בע"מ', 'מעוף'],
  ['株式会社あ', 'あ'],
  ['あ株式会社', 'あ'],
  ['Strasse', 'Straße'],
])('hides from %p, written %p', (one, other) => {
  expect(hides(one, other)).toBe(true)
})

it.each([
  ['Globex', 'Initech'],
  ['Kia', 'KLA'],
  ['KIA', 'Kla'],
  ['Modern', 'Modem'],
  ['3M', 'EM'],
  ['A1', 'Al'],
  ['Bet365', 'Bet'],
  ['Apple', 'Applet'],
  ['Meta', 'Metal'],
  ['Next', 'Next.js'],
  ['Box', 'Dropbox'],
  ['Zinc', 'Z'],
  ['Sasco', 'S'],
  ['Visa', 'Vi'],
  ['Corp', 'Inc'],
  ['Co', 'Inc'],
  ['AB', 'AS'],
  ['AB Volvo', 'AB'],
  ['The Company', 'The Corporation'],
  ['מעוף', 'מבט'],
  ['株式会社あ', '株式会社い'],
  ['株式会社', '有限会社'],
  ['ガス', 'カス'],
  ['टाटा', 'टीटी'],
  ['!!!', '???'],
])('tells %p and %p apart', (one, other) => {
  expect([hides(one, other), hides(other, one)]).toEqual([false, false])
})

it('tells known companies apart, and each from none of the others', () => {
  expect(knownCompanies.length).toBeGreaterThan(200)
  for (const hidden of knownCompanies) {
    expect(knownCompanies.filter((used) => hides(hidden, used))).toEqual([hidden])
  }
})
