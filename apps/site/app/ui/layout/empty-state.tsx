import { classes } from '@northlight/ui/classes.ts'
import { EmptyState as Empty, type EmptyStateProps } from '@northlight/ui/kit/empty-state.tsx'
import { lyra, type Sky, StarDrawing } from '../art/star-drawing.tsx'

type Props = Omit<EmptyStateProps, 'art'> & { sky?: Sky }

/** With a drawing of stars, as everywhere on the site. */
export function EmptyState({ sky = lyra, className, ...rest }: Props) {
  return (
    <Empty
      {...rest}
      className={classes('justify-items-start border-y border-line-2', className)}
      art={<StarDrawing sky={sky} width={132} className="mb-3 text-bronze" />}
    />
  )
}
