import { Skeleton, SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'

/** The same boxes, empty: also what a guest sees for the moment before sign-in opens. */
export function OverviewWaiting() {
  return (
    <div
      aria-busy="true"
      className="wrap grid min-h-[46rem] items-start gap-x-columns gap-y-12 pt-opening-2 pb-section menu:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]"
    >
      <p role="status" className="sr-only">
        One moment
      </p>
      <div className="grid gap-8">
        <Skeleton className="h-9 w-52" />
        {[1, 2, 3].map((entry) => (
          <SkeletonLines key={entry} lines={3} />
        ))}
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
