/** The answer with which the front door made the HTML of this page. */
interface FirstAnswer {
  address: string
  answer: { data: unknown; next?: string; at: string }
}

const maximumAge = 15_000

let first: FirstAnswer | undefined
let isTaken = false

function read(): FirstAnswer | undefined {
  const text = typeof document === 'object' && document.getElementById('first-answer')?.textContent
  first ??= text ? (JSON.parse(text) as FirstAnswer) : undefined
  return first
}

/** The time for which the HTML of this page was rendered, which its hydration needs; undefined for a page without content. */
export const pageTime = (): string | undefined => read()?.answer.at

/** Takes the answer that the page contains, once: the first render needs it, to be equal to the HTML. */
export function takeFirstAnswer(address: string): FirstAnswer['answer'] | undefined {
  const given = read()
  if (isTaken || given?.address !== address) return undefined
  isTaken = true
  return given.answer
}

/** When a first answer that is taken now was made, in milliseconds; 0 for one that the browser may have kept. */
export function firstAnswerTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isKept = navigation?.type === 'back_forward' || performance.now() > maximumAge
  return isKept ? 0 : Date.now()
}
