const byteOrderMark = '\uFEFF'

/** Spreadsheets run a cell that begins so as a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/

function toCell(text: string) {
  const safe = looksLikeFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as RFC 4180 describes it, marked as UTF-8 for spreadsheets, harmless to open. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
