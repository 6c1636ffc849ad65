import { classes } from '@northlight/ui/classes.ts'
import { EmptyState as Empty, type EmptyStateProps } from '@northlight/ui/kit/empty-state.tsx'
import { useMotif } from '../art/motif.ts'
import { PlainMark } from '../art/plain-mark.tsx'
import { lyra, type Sky, StarDrawing } from '../art/star-drawing.tsx'

type Props = Omit<EmptyStateProps, 'art'> & { sky?: Sky }

/** With a drawing of stars where the institute has chosen them. */
export function EmptyState({ sky = lyra, className, ...rest }: Props) {
  const hasSky = useMotif() === 'stars'
  return (
    <Empty
      {...rest}
      className={classes('justify-items-start border-y border-line-2', className)}
      art={
        hasSky ? (
          <StarDrawing sky={sky} width={132} className="mb-3 text-bronze" />
        ) : (
          <PlainMark className="mb-3 text-bronze" />
        )
      }
    />
  )
}
