const byteOrderMark = '\uFEFF'

/** Spreadsheets execute such cells as formulas (CSV injection). */
const looksLikeFormula = /^[=+\-@\t\r]/

function toCell(text: string) {
  const safe = looksLikeFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** CSV as in RFC 4180, with a byte order mark and escaped formulas. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
