/** Letters of other scripts and rare Latin ones, each before the Latin letters that it is read as. */
const lookAlikes = new Map(
  (
    'аa вb сc ԁd еe ғf ԍg һh нh іi ӏl јj кk ԟk мm пn оo өo рp ԛq ѕs тt цu уy үy ѵv ԝw хx зz ' +
    'αa βb γy εe ζz ηn ιi κk μu νv οo ρp ςσ τt υu χx ωw ' +
    'ցg հh օo ոn սu ' +
    'ɑa ɡg ıi ɩi ȷj ʟl ɔc øo ơo đd ħh łl ŧt þp ßss æae œoe ' +
    '0o 1l il mrn'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
)

/** Greek capitals among Latin letters look like others than the small letters that they become. */
const greekCapitals = new Map([
  ['Η', 'H'],
  ['Μ', 'M'],
  ['Ν', 'N'],
  ['Υ', 'Y'],
])

/** Legal forms, which say nothing about who a company is. */
const legalForms = new Set(
  'ab ag aps as asa bv co company corp corporation gmbh inc incorporated kg kk limited llc llp ltd nv oy oyj plc pte pty pvt sa sarl sas se spa srl ug בעמ'
    .split(' ')
    .map(fold),
)
const joiners = new Set(['and', 'mbh'].map(fold))

function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  const isMixed = /\p{Script=Latin}/u.test(plain) && /\p{Script=Greek}/u.test(plain)
  const capitals = isMixed ? greekCapitals : new Map<string, string>()
  // A second time, because a look-alike may be read as a letter that has look-alikes itself.
  return readAsLatin(readAsLatin(read(plain, capitals).toLowerCase()))
}

function readAsLatin(text: string): string {
  return read(text, lookAlikes)
}

function read(text: string, letters: Map<string, string>): string {
  return text.replace(/[\p{L}\p{N}]/gu, (letter) => letters.get(letter) ?? letter)
}

/**
 * The name of a company in the form used for comparison: names that are read alike have the same key, whatever their
 * case, punctuation, legal form, invisible characters and look-alike letters.
 */
export function companyKey(name: string): string {
  const words = fold(name)
    .replace(/[.'’"״׳`]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word === 'and' ? fold(word) : word))
    .filter(Boolean)
  const [first = ''] = words
  if (first === 'the' && words.length > 1) words.shift()
  while (words.length > 1 && isLegalForm(words.at(-1) ?? '')) words.pop()
  return words.join('') || name.trim().toLowerCase()
}

const isLegalForm = (word: string) => legalForms.has(word) || joiners.has(word)
