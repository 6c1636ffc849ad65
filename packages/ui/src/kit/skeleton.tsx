import { classes } from '../classes.ts'

type Ground = { onNight?: boolean }

/** A block that keeps the place of a picture or a box. Give it the size of what will come: `className="h-40 w-full"`. */
export function Skeleton({ className, onNight }: Ground & { className?: string }) {
  return <span aria-hidden="true" className={classes('sheen block', onNight && 'sheen-night', className)} />
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3']

/** Lines of text to come. Each line stands in a box of one text line, so nothing moves when the words arrive. */
export function SkeletonLines({
  lines = 3,
  className,
  lineClassName = 'h-[1.6em]',
  onNight,
}: Ground & { lines?: number; className?: string; lineClassName?: string }) {
  return (
    <span aria-hidden="true" className={classes('block', className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={classes('flex items-center', lineClassName)}>
          <span className={classes('sheen block h-[0.8em]', onNight && 'sheen-night', widths[line % widths.length])} />
        </span>
      ))}
    </span>
  )
}
