import { classes } from '@northlight/ui/classes.ts'
import { type ReactNode, useId } from 'react'

/** A part of a long page beside a box: its heading is smaller than that of a band across the page. */
export function CourseSection({
  title,
  id,
  className,
  children,
}: {
  title: ReactNode
  id?: string
  className?: string
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes('scroll-mt-20 pt-[clamp(3rem,2rem+2.6vw,4.5rem)]', className)}
    >
      <h2 id={headingId} className="mb-6 text-part">
        {title}
      </h2>
      {children}
    </section>
  )
}
