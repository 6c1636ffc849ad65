import { classes } from '@northlight/ui/classes.ts'
import type { ComponentProps } from 'react'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'
import type { Heading } from './headings.ts'

type Props = { headings: Heading[]; title?: string; className?: string }

/** Parts of a long text. One or two need no list. */
const worthListing = (headings: Heading[]) => headings.filter(({ level }) => level === 2).length >= 3

/** Beside the text on wide screens; `mark-part.ts` marks the part being read. */
export function OnThisPage({ headings, title = 'On this page', className }: Props) {
  if (!worthListing(headings)) return null
  return (
    <nav aria-label={title} className={classes('text-sm', className)} data-noprint data-enhance="mark-part">
      <p className="mb-2.5 font-medium text-bronze">{title}</p>
      <Parts headings={headings} />
    </nav>
  )
}

/** Beside the text on wide screens, and in sight as long as it is read. */
export function BesideText(props: ComponentProps<'div'>) {
  return <div {...props} className="self-start max-menu:hidden menu:sticky menu:top-28 print:hidden" />
}

/** Above the text on narrow screens, folded away. */
export function OnThisPageFold({ headings, title = 'On this page', className }: Props) {
  if (!worthListing(headings)) return null
  return (
    <details className={classes('border-y border-line-2 text-sm', className)} data-noprint>
      <summary className="flex min-h-12 items-center justify-between font-medium text-bronze">
        {title}
        <FoldMark />
      </summary>
      <nav aria-label={title} className="pb-4">
        <Parts headings={headings} />
      </nav>
    </details>
  )
}

function Parts({ headings }: { headings: Heading[] }) {
  return (
    <ol className="border-l border-line-2">
      {headings
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes(
                'relative block py-1.75 pl-4.5 leading-brief text-ink-2 no-underline hover:text-ink',
                'before:absolute before:top-3.5 before:-left-1 before:size-1.75 before:rounded-pill before:bg-line-2',
                'aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:bg-gold aria-[current]:before:ring-[1.5px] aria-[current]:before:ring-bronze',
              )}
            >
              {text}
            </a>
          </li>
        ))}
    </ol>
  )
}
