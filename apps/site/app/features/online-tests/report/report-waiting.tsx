import { Skeleton, SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** The letter before it has arrived: the same box, nothing in it. */
export function ReportWaiting({ words }: { words?: string }) {
  const { say } = useWords()
  return (
    <div
      aria-busy="true"
      className="wrap relative -mt-20 mb-section min-h-[70vh] rounded-lg border border-line bg-white p-[clamp(20px,5vw,72px)]"
    >
      <p role="status" className={words ? 'mb-8 text-lg' : 'sr-only'}>
        {words ?? say('One moment')}
      </p>
      <div className="grid gap-10 menu:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <SkeletonLines lines={7} lineClassName="h-9" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="mt-16 h-60" />
    </div>
  )
}
