const scripts: [name: string, letters: RegExp][] = [
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Arabic or Persian', /\p{Script=Arabic}/gu],
  ['a language in Cyrillic letters', /\p{Script=Cyrillic}/gu],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
]

/** Short words that stand in every text of a language and in few texts of another. */
const shortWords: Record<string, string> = {
  English: 'the and of to is for with this that are you it can be your from how an',
  Spanish: 'el los las una con para por que del es este esta como se más también su',
  French: 'le les des une est pour dans avec que ce cette vous du sur par au qui et',
  German: 'der die das und ist ein eine mit für nicht auf den dem wird von zu sich auch',
  Portuguese: 'os as uma com para por que do da em não este esta como você são também',
  Italian: 'il gli una con per che di del della è questo questa sono come anche nel',
  Dutch: 'het een van met voor dat niet zijn deze ook naar wordt op je aan bij',
  Turkish: 've bir bu için ile olarak olan daha çok gibi kadar',
  Polish: 'jest oraz nie się do na że dla przez jak który',
}

const least = 6

/** The language in which a text is written, unless that is English or cannot be told. */
export function foreignLanguageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return undefined
  for (const [name, ofScript] of scripts) {
    if ((text.match(ofScript)?.length ?? 0) > letters * 0.3) return name
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = Object.entries(shortWords).map(([name, list]) => {
    const known = new Set(list.split(' '))
    return { name, count: words.filter((word) => known.has(word)).length }
  })
  const english = hits.find(({ name }) => name === 'English')?.count ?? 0
  const best = hits.toSorted((one, other) => other.count - one.count)[0]
  if (!best || best.name === 'English' || best.count < least) return undefined
  return best.count > english * 1.5 ? best.name : undefined
}
