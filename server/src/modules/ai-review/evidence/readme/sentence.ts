const abbreviation =
  /(?:^|[\s(])(?:e\.?g|i\.?e|etc|vs|cf|dr|mr|mrs|ms|st|no|approx|incl|ca|al|\p{L}|v?\d+)$/iu
const greeting = /^(?:hi|hello|hey|hola|welcome|wow|yay|ahoy|greetings|aloha|oh|tada)\b/i
const leastWords = 3

/** The first sentence that says something, with its brackets closed. */
export const firstSentence = (paragraph: string): string => sentencesOf(paragraph)[0] ?? ''

/** The sentences that say something, each empty when it cannot be quoted whole. */
export function sentencesOf(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/g, ' ').trim()
  const ends = [...endsOf(text), text.length]
  return ends
    .map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '' && !isInterjection(sentence))
    .map(quotable)
}

const longest = 230

/** Without addresses; empty when it is too long to be quoted whole, or leads to a list. */
function quotable(sentence: string) {
  const said = sentence.replace(/ ?\(?https?:\/\/\S+/g, '').trim()
  return said.length > longest || /[:：,]$/.test(said) ? '' : said
}

const isInterjection = (sentence: string) =>
  greeting.test(sentence) ||
  (sentence.split(' ').length < leastWords &&
    !/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(sentence))

function* endsOf(text: string) {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if ('([{（「'.includes(sign)) depth += 1
    else if (')]}）」'.includes(sign)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && isEnd(text, at, sign)) yield at + 1
  }
}

function isEnd(text: string, at: number, sign: string) {
  if ('。！？'.includes(sign)) return true
  if (!'.!?'.includes(sign)) return false
  const isBeforeSpace = at + 1 >= text.length || /\s/.test(text[at + 1] ?? '')
  if (!isBeforeSpace || text[at - 1] === '.') return isBeforeSpace && at + 1 >= text.length
  return sign !== '.' || !abbreviation.test(text.slice(Math.max(0, at - 12), at))
}
