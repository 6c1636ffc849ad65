import { classes } from '@northlight/ui/classes.ts'
import { ChevronDownIcon } from '@northlight/ui/icons/chevron-down.tsx'
import { useEffect, useState } from 'react'
import type { Heading } from './headings.ts'

type Props = { headings: Heading[]; title?: string; className?: string }

/** Parts of a long text. One or two need no list. */
const worthListing = (headings: Heading[]) => headings.filter(({ level }) => level === 2).length >= 3

/** Beside the text on wide screens: the part being read is marked. */
export function OnThisPage({ headings, title = 'On this page', className }: Props) {
  const current = useCurrentPart(headings)
  if (!worthListing(headings)) return null
  return (
    <nav aria-label={title} className={classes('text-sm', className)} data-noprint>
      <p className="mb-2.5 font-medium text-bronze">{title}</p>
      <Parts headings={headings} current={current} />
    </nav>
  )
}

/** Above the text on narrow screens, folded away. */
export function OnThisPageFold({ headings, title = 'On this page', className }: Props) {
  if (!worthListing(headings)) return null
  return (
    <details className={classes('group border-y border-line-2 text-sm', className)} data-noprint>
      <summary className="flex min-h-12 items-center justify-between font-medium text-bronze">
        {title}
        <ChevronDownIcon className="transition-[rotate] duration-200 group-open:rotate-180" />
      </summary>
      <nav aria-label={title} className="pb-4">
        <Parts headings={headings} />
      </nav>
    </details>
  )
}

function Parts({ headings, current }: { headings: Heading[]; current?: string }) {
  return (
    <ol className="border-l border-line-2">
      {headings
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={classes(
                'relative block py-1.75 pl-4.5 leading-[1.4] text-ink-2 no-underline hover:text-ink',
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

/** The last part whose heading has passed the upper third of the window. */
const useCurrentPart = (headings: Heading[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const parts = headings
      .filter(({ level }) => level === 2)
      .map(({ id }) => document.getElementById(id))
      .filter((element) => element !== null)
    const look = () => {
      const line = innerHeight / 3
      setCurrent(parts.filter((part) => part.getBoundingClientRect().top < line).at(-1)?.id ?? parts[0]?.id)
    }
    // Told when a heading crosses the line, not on every movement of the page. What lies above the window still
    // counts as inside, so that a jump past several headings is noticed too.
    const watcher = new IntersectionObserver(look, { rootMargin: '1000000px 0px -66% 0px' })
    for (const part of parts) watcher.observe(part)
    return () => watcher.disconnect()
  }, [headings])
  return current
}
