import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'

/** Of the size of the page, with nothing of anybody's in it. */
export function MoneyWaiting() {
  return (
    <div aria-busy="true" className="wrap grid gap-5 pt-opening-2 pb-section">
      <p role="status" className="sr-only">
        One moment
      </p>
      <Skeleton className="h-24" />
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-40" />
      ))}
    </div>
  )
}
