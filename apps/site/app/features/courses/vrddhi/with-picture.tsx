import { classes } from '@northlight/ui/classes.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { Picture } from '../../../ui/pictures/picture.tsx'

type Props = {
  picture: { image: string; image_alt: string | null }
  /** The side of the picture on wide screens; on phones it always comes first. */
  side: 'left' | 'right'
  children: ReactNode
}

/** A picture and words beside it. */
export function WithPicture({ picture, side, children }: Props) {
  const { stored } = useWords()
  return (
    <div className="grid items-center gap-x-columns gap-y-8 md:grid-cols-2">
      <Picture
        src={picture.image}
        alt={stored(picture.image_alt ?? '')}
        width={600}
        height={450}
        sizes="(min-width: 768px) 45vw, 92vw"
        className={classes('aspect-4/3 w-full rounded-lg bg-paper-3 object-cover', side === 'right' && 'md:order-2')}
      />
      {children}
    </div>
  )
}
