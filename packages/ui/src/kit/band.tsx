import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

const grounds = {
  paper: '',
  white: 'border-y border-line bg-white',
  tint: 'bg-paper-2',
  night: 'on-night bg-night',
}

type BandProps = {
  /** Paper and white alternate; one tinted and one night band a page. */
  ground?: keyof typeof grounds
  id?: string
  /** Id of the heading that names it. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A band of a page from edge to edge, with the air of a part of its own. A part inside a page is a `Section`. */
export function Band({ ground = 'paper', id, labelledBy, className, children }: BandProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes('py-section', grounds[ground], className)}>
      <div className="wrap">{children}</div>
    </section>
  )
}
