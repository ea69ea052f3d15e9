/**
 * The result of a proof. Acknowledged: answered with success. Lost: acknowledged and later missing. Recovered: stored
 * without an acknowledgement. Doubled: stored more than once.
 */
export interface ProofRow {
  proof: string
  cases: number
  acknowledged: number
  lost: number
  recovered: number
  doubled: number
  note: string
  /** The faults that were found. */
  faults: string[]
}

const mostFaults = 20

export function createRow(proof: string) {
  const row: ProofRow = {
    proof,
    cases: 0,
    acknowledged: 0,
    lost: 0,
    recovered: 0,
    doubled: 0,
    note: '',
    faults: [],
  }
  const fault = (sentence: string) => {
    if (row.faults.length < mostFaults) row.faults.push(sentence)
  }
  return {
    row,
    fault,
    /** Counts a case; a difference between found and expected is a fault. */
    check(what: string, found: unknown, wanted: unknown) {
      row.cases += 1
      const [is, mustBe] = [JSON.stringify(found), JSON.stringify(wanted)]
      if (is !== mustBe) fault(`${what}: ${is} instead of ${mustBe}`)
    },
  }
}

export type Findings = ReturnType<typeof createRow>

export const holds = ({ lost, doubled, faults }: ProofRow) =>
  lost === 0 && doubled === 0 && faults.length === 0

export const inParallel = <T>(times: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)))

/** The number of responses by status, as text. */
export function tally(answers: { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
}
