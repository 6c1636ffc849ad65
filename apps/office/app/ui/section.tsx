import type { ReactNode } from 'react'

/** Parted from the next by a hairline, never by a box. */
export function Section({
  title,
  end,
  children,
  id,
}: {
  title: string
  end?: ReactNode
  children: ReactNode
  id?: string
}) {
  return (
    <section className="section" aria-label={title} id={id}>
      <div className="section__head">
        <h2>{title}</h2>
        {end && <span className="end">{end}</span>}
      </div>
      {children}
    </section>
  )
}
