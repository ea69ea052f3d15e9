interface Room {
  width: number
  gap: number
  rows: number
}

const rowsOf = (widths: readonly number[], { width, gap }: Room) => {
  let rows = 1
  let end = 0
  for (const each of widths) {
    const start = end === 0 ? 0 : end + gap
    const isFitting = start + each <= width || end === 0
    if (!isFitting) rows += 1
    end = isFitting ? start + each : each
  }
  return rows
}

/** How many of the widths fit into the rows, followed by `restWidth` unless all of them fit. */
export function fittingCount(widths: readonly number[], restWidth: number, room: Room): number {
  if (rowsOf(widths, room) <= room.rows) return widths.length
  const counts = widths.map((_, count) => count)
  return (
    counts.findLast((count) => rowsOf([...widths.slice(0, count), restWidth], room) <= room.rows) ??
    0
  )
}
