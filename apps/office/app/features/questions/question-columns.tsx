import type { QuestionRow } from '@northlight/contract/office/questions'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import type { ReactNode } from 'react'
import { StateWord } from '../../ui/state-word.tsx'

const flagWords: Record<QuestionRow['flags'][number], string> = {
  disputed: 'key disputed',
  'likely-twice': 'likely twice',
  'no-solution': 'no solution',
  'no-kannada': 'no Kannada',
  hidden: 'hidden',
}

const kindText = ({ type, options }: Pick<QuestionRow, 'type' | 'options'>) =>
  ({ single: `one of ${options}`, multiple: `several of ${options}`, numeric: 'number', matching: 'matching' })[type]

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', month: 'short', year: 'numeric' })
const lastUsedText = (at: string | null) => (at === null ? 'never' : month.format(new Date(at)).replace('Sept', 'Sep'))

const apartText = (value: number | null) => (value === null ? '–' : value.toFixed(2).replace('-', '−'))

export function Flag({ row }: { row: QuestionRow }) {
  const [flag] = row.flags
  if (!flag) return null
  return (
    <StateWord icon={flag === 'hidden' ? 'eyeOff' : 'warning'} tone={flag === 'disputed' ? 'bad' : 'due'}>
      {flagWords[flag]}
    </StateWord>
  )
}

type Column = {
  name: string
  label: string
  className?: string
  cell: (row: QuestionRow) => ReactNode
}

/** Behind the code, in the order of the list. */
export const questionColumns: readonly Column[] = [
  {
    name: 'opening',
    label: 'Opening',
    className: 'opening',
    cell: ({ opening }) => <RichText as="span" className="clip" html={opening} />,
  },
  { name: 'topic', label: 'Topic', cell: ({ topic }) => topic },
  { name: 'kind', label: 'Kind', className: 'narrow', cell: kindText },
  { name: 'level', label: 'Level', cell: ({ difficulty }) => difficulty.toLowerCase() },
  { name: 'languages', label: 'Languages', className: 'narrow', cell: (row) => row.languages.join(' ') },
  {
    name: 'right',
    label: 'Right',
    className: 'at-end',
    cell: ({ facility }) => (facility === null ? '–' : `${facility} %`),
  },
  {
    name: 'apart',
    label: 'Tells apart',
    className: 'at-end',
    cell: ({ discrimination }) =>
      discrimination !== null && discrimination < 0 ? (
        <b className="bad">{apartText(discrimination)}</b>
      ) : (
        apartText(discrimination)
      ),
  },
  { name: 'used', label: 'Last used', className: 'narrow', cell: (row) => lastUsedText(row.last_used_at) },
  { name: 'flag', label: 'Flag', className: 'at-end', cell: (row) => <Flag row={row} /> },
]
