import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'

type Props = {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** white: on paper. tint: gold-brown wash. night: the one dark box, such as the fee. */
  ground?: 'white' | 'tint' | 'night'
  /** A coloured line on top for a result: what was agreed, what failed. */
  edge?: 'leaf' | 'clay' | 'gold'
  /** On phones the box runs from edge to edge of the screen. */
  bleed?: boolean
  /** The id of its heading: two asides of one page need names. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

const grounds = {
  white: 'on-paper border border-line bg-white',
  tint: 'on-paper bg-paper-2',
  night: 'on-night bg-night',
}
const edges = { leaf: 'border-t-4 border-t-leaf', clay: 'border-t-4 border-t-clay', gold: 'border-t-4 border-t-gold' }

/** A box, only for what is compared or acted on. */
export function Card({ as: Tag = 'div', ground = 'white', edge, bleed, labelledBy, className, children }: Props) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classes(
        'relative min-w-0 rounded-lg p-[clamp(20px,2.4vw,32px)]',
        grounds[ground],
        edge && edges[edge],
        bleed && 'max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 max-md:px-gutter',
        className,
      )}
    >
      {children}
    </Tag>
  )
}
