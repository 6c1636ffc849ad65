import type { ReactNode } from 'react'

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children || 'Not given'}</dd>
    </>
  )
}

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line-2 pt-6">
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

type Row = { id: string | number; name: string; note: string; mark: ReactNode }

export function Rows({ rows, empty = 'Nothing.' }: { rows: Row[]; empty?: string }) {
  if (rows.length === 0) return <p className="text-sm text-ink-2">{empty}</p>
  return (
    <ul>
      {rows.map(({ id, name, note, mark }) => (
        <li
          key={id}
          className="grid items-baseline gap-x-6 gap-y-0.5 border-t border-line py-3 text-sm leading-note first:border-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <p className="min-w-0">
            <b className="block text-md font-semibold">{name}</b>
            <span className="text-ink-2">{note}</span>
          </p>
          <p className="figures">{mark}</p>
        </li>
      ))}
    </ul>
  )
}
