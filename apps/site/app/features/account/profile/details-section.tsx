import { Skeleton, SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import type { ReactNode } from 'react'

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** One matter of the account: what it is on the left, the form or list on the right. */
export function DetailsSection({ id, title, lead, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-columns-3 gap-y-6 border-t border-line-2 py-[clamp(2rem,1.6rem+1.4vw,3rem)] first:border-0 first:pt-0 menu:grid-cols-[240px_minmax(0,1fr)]"
    >
      <div>
        {/* The focus comes here when the thing it stood on is gone. */}
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
          {title}
        </h2>
        {lead && <p className="mt-2 text-sm text-ink-2">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

export const detailsGrid =
  'wrap grid gap-x-columns-3 pt-opening-2 pb-section min-[1181px]:grid-cols-[168px_minmax(0,1fr)]'

/** The same boxes, empty: also what a guest sees for the moment before sign-in opens. */
export function DetailsWaiting() {
  return (
    <div aria-busy="true" className={detailsGrid}>
      <p role="status" className="sr-only">
        One moment
      </p>
      <div className="max-[1180px]:hidden">
        <SkeletonLines lines={3} lineClassName="h-9" />
      </div>
      <div className="min-w-0">
        {[3, 3, 2].map((fields, section) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: three boxes that never change
            key={section}
            className="grid gap-x-columns-3 gap-y-6 border-t border-line-2 py-[clamp(2rem,1.6rem+1.4vw,3rem)] first-of-type:border-0 first-of-type:pt-0 menu:grid-cols-[240px_minmax(0,1fr)]"
          >
            <SkeletonLines lines={3} />
            <div className="grid gap-5 sm:grid-cols-2">
              {Array.from({ length: fields }, (_, field) => field).map((field) => (
                <div key={field} className="last:odd:col-span-full">
                  <Skeleton className="mb-2.5 h-4 w-28" />
                  <Skeleton className="h-12" />
                </div>
              ))}
              <Skeleton className="h-12 w-36" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
