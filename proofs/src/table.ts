import { holds, type ProofRow } from './proof'

const columns = ['cases', 'acknowledged', 'lost', 'recovered', 'doubled'] as const

/** The rows with their verdicts, followed by the faults. */
export function formatTable(rows: ProofRow[]): string {
  const width = Math.max(...rows.map(({ proof }) => proof.length))
  const heading = ['proof'.padEnd(width), ...columns, 'verdict'].join('  ')
  const lines = rows.map((row) =>
    [
      row.proof.padEnd(width),
      ...columns.map((column) => String(row[column]).padStart(column.length)),
      holds(row) ? 'holds  ' : 'BROKEN ',
      row.note,
    ].join('  '),
  )
  const faults = rows.flatMap((row) => row.faults.map((fault) => `${row.proof}: ${fault}`))
  return [heading, ...lines, ...faults].join('\n')
}
