/** What a spreadsheet would take for a formula or a command. */
const begins = /^[=+\-@\t\r\n|%]/

/** A text that would be counted instead of shown gets an apostrophe, which every spreadsheet takes for "this is text". */
export const harmless = (text: string): string =>
  begins.test(text.trimStart()) || begins.test(text) ? `'${text}` : text

const quoted = (text: string) =>
  /[",\r\n;]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text

/** Numbers are ours and stay numbers; every text is made harmless. */
export const csvLine = (cells: (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(harmless(cell)))).join(',')}\r\n`

/** Spreadsheets read UTF-8 only when the file says so. */
export const csvStart = '\ufeff'
