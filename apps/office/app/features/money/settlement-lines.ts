export type SettlementInput = { id: string; amount_paise: number; at?: string }

/** One line of a CSV file in its cells; a quoted cell may hold commas and doubled quotes. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim(),
  )

const momentOf = (text: string): string | undefined => {
  // `16/11/2026 10:30:00`, as the gateway writes it, in India; else anything a machine writes.
  const [, day, month, year, time] = /^(\d{2})[/-](\d{2})[/-](\d{4})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?/.exec(text) ?? []
  const seconds = /^\d{10}$/.test(text) ? Number(text) * 1000 : Number.NaN
  const at = day ? Date.parse(`${year}-${month}-${day}T${time ?? '12:00'}+05:30`) : seconds || Date.parse(text)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** The first of these names that the head has: `amount` is meant before `credit`. */
const named = (head: string[], names: string[]) => {
  const small = head.map((cell) => cell.toLowerCase())
  return names.map((name) => small.indexOf(name)).find((at) => at >= 0) ?? -1
}

/** The payments of a settlement file; its other lines (refunds, fees, transfers) are left out. Amounts are in rupees. */
export const settlementLines = (csv: string): SettlementInput[] => {
  const [first = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const head = cellsOf(first)
  const id = named(head, ['entity_id', 'payment_id', 'transaction_entity_id', 'id'])
  const type = named(head, ['type', 'transaction_entity'])
  const amount = named(head, ['amount', 'credit', 'amount (in rs.)'])
  const at = named(head, ['created_at', 'entity_created_at', 'settled_at', 'date'])
  if (id < 0 || amount < 0) throw new Error('This file has no columns entity_id and amount in its first line.')
  return lines.flatMap((line) => {
    const cells = cellsOf(line)
    const number = cells[id] ?? ''
    if (!number.startsWith('pay_') || (type >= 0 && cells[type]?.toLowerCase() !== 'payment')) return []
    const moment = at < 0 ? undefined : momentOf(cells[at] ?? '')
    const paise = Math.round(Number((cells[amount] ?? '').replace(/[₹,\s]/g, '')) * 100)
    return [{ id: number, amount_paise: paise, ...(moment && { at: moment }) }]
  })
}
