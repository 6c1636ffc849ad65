import type { CheckLine } from '@northlight/contract/exams/office'
import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Icon, type SignName } from '../../ui/icon.tsx'

const signs: Record<CheckLine['state'], [SignName, string, string]> = {
  good: ['tick', 'good', 'Done'],
  look: ['warning', 'due', 'Look at this'],
  wrong: ['cross', 'bad', 'Not done'],
  open: ['ring', 'muted', 'Not yet'],
}

type Props = { lines: CheckLine[]; acts?: (line: CheckLine) => ReactNode; isGrid?: boolean }

/** Worked out from what is stored: there is nothing to tick by hand. */
export function CheckList({ lines, acts, isGrid }: Props) {
  return (
    <ul
      className={classes(
        'checks [&>li]:flex [&>li]:items-start [&>li]:gap-3 [&>li]:py-2.25 [&>li]:px-0 [&>li]:border-b [&>li]:border-b-(--hair) [&>li]:text-sm [&>li:last-child]:border-b-0 [&_b]:font-[550]',
        isGrid && 'grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-x-5 [&>li]:border-b-0',
      )}
    >
      {lines.map((line) => {
        const [icon, tone, word] = signs[line.state]
        return (
          <li key={line.key}>
            <span className={tone}>
              <Icon name={icon} />
              <span className="sr-only">{word}: </span>
            </span>
            <span className="grow">
              <b>{line.title}</b>
              <span className="under">{line.under}</span>
            </span>
            {acts?.(line)}
          </li>
        )
      })}
    </ul>
  )
}
