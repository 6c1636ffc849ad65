import type { ReactNode } from 'react'

/** One component on the design page, with its name and its states. */
export function Show({ name, children, night }: { name: string; children: ReactNode; night?: boolean }) {
  const id = name.toLowerCase().replace(/[^a-z]+/g, '-')
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="border-t border-line-2 py-8">
      <h2 id={`${id}-name`} className="mb-5 font-sans text-sm font-medium tracking-normal text-bronze">
        {name}
      </h2>
      {night ? <div className="on-night rounded-lg bg-night p-6">{children}</div> : children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
