import { classes } from '@northlight/ui/classes.ts'
import { Picture } from '../pictures/picture.tsx'
import type { ImageBox } from '../pictures/picture-sources.ts'

type Props = {
  src: string
  /** Empty where the name stands beside it. */
  alt?: string
  /** The widest it is shown. */
  box: ImageBox
  className?: string
}

/** A person under an arch, like a window at night. Give it a width by class. */
export function Portrait({ src, alt = '', box, className }: Props) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={box}
      height={Math.round((box * 7) / 6)}
      box={box}
      className={classes('aspect-6/7 shrink-0 rounded-t-pill rounded-b-xs bg-paper-2 object-cover', className)}
    />
  )
}
