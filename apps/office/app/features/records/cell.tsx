import type { Field } from '@northlight/contract/office/field-kinds'
import { picturePath } from '../../ui/picture-path.ts'
import { dayText, Moment } from '../../ui/time.tsx'

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})
const figures = new Intl.NumberFormat('en-IN')

export const isFigure = (field: Field | undefined) => field?.kind === 'number' || field?.kind === 'money'

type Named = { id: number; title: string }
const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'object' && one !== null && 'title' in one ? [(one as Named).title] : [],
  )

type ConsentCell = { on: string | null; withdrawn_on: string | null }

/** Whether somebody may be shown, in a word and the day it was said. */
export const consentWord = ({ on, withdrawn_on }: ConsentCell): string => {
  if (withdrawn_on) return `withdrawn ${dayText(`${withdrawn_on}T00:00:00+05:30`)}`
  return on ? `given ${dayText(`${on}T00:00:00+05:30`)}` : 'missing'
}

/** A value of a list as its kind of field shows it. Nothing is a dash. */
export function Cell({ field, value }: { field: Field | undefined; value: unknown }) {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="muted">–</span>
  switch (field?.kind) {
    case 'yesNo':
      return value ? 'yes' : <span className="muted">no</span>
    case 'money':
      return rupees.format(Number(value) / 100)
    case 'number':
      return figures.format(Number(value))
    case 'day':
      return <time dateTime={String(value)}>{dayText(`${String(value)}T00:00:00+05:30`)}</time>
    case 'moment':
      return <Moment at={String(value)} day />
    case 'span': {
      const { from, until } = value as { from: string | null; until: string | null }
      return [from, until].map((at) => (at ? dayText(at.length === 10 ? `${at}T00:00:00+05:30` : at) : '…')).join(' – ')
    }
    case 'picture': {
      const path = typeof value === 'string' ? value : ((value as { path?: string | null }).path ?? '')
      return path ? (
        <img className="w-11 h-7.5 object-cover rounded-[4px]" src={picturePath(path, 96)} alt="" loading="lazy" />
      ) : (
        <span className="muted">–</span>
      )
    }
    case 'one':
    case 'many':
      return namesIn(value).join(', ') || <span className="muted">–</span>
    case 'choices':
      return (value as string[]).join(', ')
    case 'colour':
      return <span className="mono">{String(value)}</span>
    case 'rows':
    case 'hours':
      return figures.format((value as unknown[]).length)
    case 'consent':
      return consentWord(value as ConsentCell)
    default:
      return <span className="clip">{typeof value === 'object' ? '…' : String(value)}</span>
  }
}
