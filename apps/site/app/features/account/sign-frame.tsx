import { classes } from '@northlight/ui/classes.ts'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import type { ReactNode } from 'react'
import { PoleStar } from '../../ui/art/pole-star.tsx'
import { StarArcs } from '../../ui/art/star-arcs.tsx'
import { Breadcrumb } from '../../ui/controls/breadcrumb.tsx'
import { nightBand } from '../../ui/layout/night-band.ts'

const inside = [
  'Tests, and the report after each',
  'Courses, applications and receipts',
  'Your details, in your own hands',
]

const forStudents = { promise: 'Everything about your year, in one quiet place.', points: inside }

type FrameProps = {
  title: string
  wide?: boolean
  /** What stands under the sky; parents are told something else than students. */
  beside?: { promise: string; points: readonly string[] }
  children: ReactNode
}

/** The pages for guests: the night sky beside one form. The sky is left out on narrow screens. */
export function SignFrame({ title, wide, beside = forStudents, children }: FrameProps) {
  return (
    <div className="grid min-h-192 menu:grid-cols-[minmax(20rem,0.8fr)_minmax(0,1.2fr)]">
      <div
        className={`${nightBand} pt-[clamp(320px,42vh,400px)] pr-[clamp(24px,4vw,72px)] pb-12 pl-[max(var(--spacing-gutter),(100vw-var(--container-page))/2)] max-menu:hidden`}
      >
        <StarArcs size={900} className="absolute -top-75 -left-47.5 -z-20 opacity-80" />
        <PoleStar size={48} className="absolute top-31.5 left-59 -z-20" />
        <div className="absolute inset-x-0 top-35 bottom-0 -z-10 bg-[linear-gradient(transparent,var(--color-night)_180px)]" />
        <p className="max-w-[9em] font-serif text-[clamp(1.75rem,1.2rem+1.8vw,2.75rem)] leading-[1.1] tracking-[-0.024em] text-balance">
          {beside.promise}
        </p>
        <ul className="mt-6 grid gap-2 text-sm text-on-night-2">
          {beside.points.map((line) => (
            <li
              key={line}
              className="flex items-center gap-3.5 before:size-1.75 before:shrink-0 before:rounded-pill before:bg-gold"
            >
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 px-gutter pt-5 pb-section menu:pr-[max(var(--spacing-gutter),(100vw-var(--container-page))/2)] menu:pl-[clamp(32px,6vw,104px)]">
        <div className={classes('max-menu:mx-auto', wide ? 'max-w-160' : 'max-w-110')}>
          <Breadcrumb trail={[[title]]} className="text-ink-2" />
          <div
            className={classes(
              wide ? 'mt-[clamp(1.5rem,1rem+2vw,3rem)]' : 'mt-[clamp(1.5rem,0.5rem+4vw,5rem)]',
              'wrap-break-word',
            )}
          >
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}

type HeadProps = { title: string; children?: ReactNode }

export function SignHead({ title, children }: HeadProps) {
  return (
    <>
      <h1 className="text-[clamp(2.25rem,1.7rem+2.2vw,3.5rem)]">{title}</h1>
      {children && <p className="mt-2.5 text-ink-2">{children}</p>}
    </>
  )
}

/** Stands for a form until it is known who looks: as many fields, the same size, nothing to read yet. */
export function SignWaiting({ title, fields, columns }: { title: string; fields: number; columns?: boolean }) {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="sr-only">
        One moment
      </p>
      <noscript>
        <Notice className="mb-6">
          This page needs JavaScript. Turn it on in your browser, then load the page again.
        </Notice>
      </noscript>
      <Skeleton className="h-[clamp(2.5rem,1.9rem+2.4vw,3.75rem)] w-56 max-w-full" />
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <div className={classes('mt-8 grid gap-5', columns && 'sm:grid-cols-2')}>
        {Array.from({ length: fields }, (_, field) => field).map((field) => (
          <div key={field}>
            <Skeleton className="mb-2.5 h-4 w-28" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-12 h-14" />
    </div>
  )
}
