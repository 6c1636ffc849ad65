/** A row of a table in a test, by column name. */
export type Row = Record<string, string>

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Reads a table written as text, so that a test can be read, and corrected, by a teacher. */
export const table = (text: string): Row[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line))
  const [head = '', ...rows] = lines
  const names = cellsOf(head)
  return rows.map((row) => {
    const cells = cellsOf(row)
    if (cells.length !== names.length)
      throw new Error(`This row has ${cells.length} cells, not ${names.length}: ${row}`)
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}

export const cell = (row: Row, name: string): string => {
  const value = row[name]
  if (value === undefined) throw new Error(`The table has no column "${name}".`)
  return value
}
