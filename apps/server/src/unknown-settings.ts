import { settingNames } from './environment.ts'

/** Nobody else’s variables begin like this. Those of AWS and Google are read by other programs as well. */
const ours = ['SMTP_', 'MAIL_', 'TWILIO_', 'RAZORPAY_', 'BACKUP_', 'METRICS_', 'SESSION_SECRET', 'NORTHLIGHT_']

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one word the other. */
const distance = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const [above = [], before = []] = [rows[i - 1], rows[i - 2]]
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const ways = [(above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push((before[j - 2] ?? 0) + 1)
      row.push(Math.min(...ways))
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

const nearest = (name: string) =>
  settingNames
    .map((known) => ({ known, far: distance(name, known) }))
    .reduce((best, one) => (one.far < best.far ? one : best), { known: '', far: Number.POSITIVE_INFINITY })

/** A short word is soon like another one: `HOME` is no misspelt `HOST`. */
const mostFar = (name: string) => (name.length < 6 ? 0 : name.length < 9 ? 1 : 2)

/**
 * Variables that look like ours and are not: with one letter wrong a setting would be ignored without a word. Variables
 * of other programs, of which every machine has some, are passed over. Values are never repeated.
 */
export function unknownSettings(vars: Record<string, string | undefined>): string[] {
  return Object.keys(vars)
    .filter((name) => vars[name]?.trim() && !settingNames.includes(name))
    .flatMap((name) => {
      const { known, far } = nearest(name)
      if (far <= mostFar(name)) return [`${name} is not known here: did you mean ${known}?`]
      return ours.some((begin) => name.startsWith(begin)) ? [`${name} is not known here, and is ignored.`] : []
    })
}
