import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { Icon } from './icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from './icons.ts'
import { Link } from './link.tsx'
import { type PageWindowInput, pageWindow } from './page-window.ts'

type Props = PageWindowInput & {
  /** The address of a page: `(page) => `?page=${page}``. */
  href: (page: number) => string
  /** What is paged, for screen readers: "Pages of articles". */
  label?: string
  previousLabel?: string
  nextLabel?: string
  /** Leave the scrolling to the list, which goes to its own start. */
  preventScrollReset?: boolean
  className?: string
}

const cell =
  'inline-flex min-h-tap min-w-11 items-center justify-center gap-2.5 rounded-lg p-2 font-medium text-ink no-underline figures sm:min-w-12 max-[350px]:min-w-10 max-[350px]:px-1'

/** Real links, so that back, new tabs and crawlers work. Nothing at all when there is one page. */
export function Pagination({ href, label, previousLabel, nextLabel, preventScrollReset, className, ...input }: Props) {
  const { say } = useWords()
  const { current, last, pages, previous, next } = pageWindow(input)
  if (last === 1) return null
  return (
    <nav aria-label={label ?? say('Pages')} className={className} data-noprint>
      <ul className="flex flex-wrap items-center justify-center gap-1 max-[350px]:gap-0">
        <li>
          <Step to={previous === undefined ? undefined : href(previous)} rel="prev" {...{ preventScrollReset }}>
            <Icon path={arrowLeftIcon} />
            <span className="max-sm:sr-only">{previousLabel ?? say('Previous')}</span>
          </Step>
        </li>
        {pages.map((page) => (
          <li key={page}>
            {page === current ? (
              <Link
                to={href(page)}
                aria-current="page"
                preventScrollReset={preventScrollReset}
                className={classes(
                  cell,
                  'relative font-serif text-[1.25rem] leading-none after:absolute after:inset-x-3.5 after:bottom-1.5 after:h-0.5 after:bg-bronze hover:bg-paper-2',
                )}
              >
                <span className="sr-only">{say('Page')} </span>
                {page}
              </Link>
            ) : (
              <Link
                to={href(page)}
                preventScrollReset={preventScrollReset}
                className={classes(cell, 'hover:bg-paper-2')}
              >
                <span className="sr-only">{say('Page')} </span>
                {page}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step to={next === undefined ? undefined : href(next)} rel="next" {...{ preventScrollReset }}>
            <span className="max-sm:sr-only">{nextLabel ?? say('Next')}</span>
            <Icon path={arrowRightIcon} />
          </Step>
        </li>
      </ul>
      <p className="sr-only">{say('Page {page} of {last}', { page: current, last })}</p>
    </nav>
  )
}

type StepProps = { to: string | undefined; rel: 'prev' | 'next'; preventScrollReset?: boolean; children: ReactNode }

function Step({ to, rel, preventScrollReset, children }: StepProps) {
  if (to === undefined)
    return (
      // Stays in its place, so that the numbers do not jump; there is nothing to follow, so it is no link.
      <span className={classes(cell, 'text-sm text-ink-3 sm:px-4')}>{children}</span>
    )
  return (
    <Link
      to={to}
      rel={rel}
      preventScrollReset={preventScrollReset}
      className={classes(cell, 'text-sm hover:bg-paper-2 sm:px-4')}
    >
      {children}
    </Link>
  )
}
