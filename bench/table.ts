export type Table = { title: string; head: string[]; rows: string[][]; note?: string }

const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** The same text on the screen and in the file: a table in Markdown, its columns under each other. */
export const tableText = ({ title, head, rows, note }: Table): string => {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const padded = (cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(Math.max(1, width - 1))}:`))
  const body = rows.length > 0 ? [line(padded(head)), line(rule), ...rows.map((row) => line(padded(row)))] : []
  return [`## ${title}`, ...body, ...(note ? ['', note.trim()] : []), ''].join('\n')
}
