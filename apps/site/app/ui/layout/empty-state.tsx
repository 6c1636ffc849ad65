import { EmptyState as Empty, type EmptyStateProps } from '@northlight/ui/kit/empty-state.tsx'
import { lyra, type Sky, StarDrawing } from '../art/star-drawing.tsx'

type Props = Omit<EmptyStateProps, 'art'> & { sky?: Sky }

/** With a drawing of stars, as everywhere on the site. */
export function EmptyState({ sky = lyra, ...rest }: Props) {
  return <Empty {...rest} art={<StarDrawing sky={sky} width={132} className="mb-3 text-bronze" />} />
}
