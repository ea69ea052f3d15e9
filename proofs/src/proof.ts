/**
 * What a proof found. Acknowledged: answered with success. Lost: acknowledged and later gone. Recovered: not acknowledged
 * and yet there. Doubled: there more than once.
 */
export interface ProofRow {
  proof: string
  cases: number
  acknowledged: number
  lost: number
  recovered: number
  doubled: number
  note: string
  /** What speaks against it, in words. */
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
    /** Counts a case; it speaks against the proof when what was found is not what it must be. */
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

/** How many answers there were of each status, as text. */
export function tally(answers: { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
}
