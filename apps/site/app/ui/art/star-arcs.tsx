import { classes } from '@northlight/ui/classes.ts'
import arcs from './arcs.svg?url'
import { useMotif } from './motif.ts'

/**
 * Trails of a long exposure, every arc the same angle round one still star. Decoration on night; place it absolutely.
 * They belong to an institute that has chosen the sky.
 */
export function StarArcs({ size = 1100, className }: { size?: number; className?: string }) {
  if (useMotif() !== 'stars') return null
  return (
    <img
      src={arcs}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={classes('pointer-events-none max-w-none opacity-60 select-none', className)}
      data-noprint
    />
  )
}
