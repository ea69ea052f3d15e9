/** The answer with which the front door made the HTML of this page. */
interface FirstAnswer {
  address: string
  answer: { data: unknown; next?: string; at: string }
}

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
  if (isTaken || given?.address !== address || given.answer.data === null) return undefined
  isTaken = true
  return given.answer
}

/** Whether the page was made for something that does not exist. */
export function isMissingInPage(address: string): boolean {
  const given = read()
  return given?.address === address && given.answer.data === null
}

/** When that answer was made, for its query. A page of the history is old: the browser may have kept it. */
export function firstAnswerUpdatedAt(): number {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visits.some(({ type }) => type === 'back_forward') ? 0 : Date.now()
}
