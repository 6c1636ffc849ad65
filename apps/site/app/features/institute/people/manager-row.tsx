import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Portrait } from '../../../ui/cards/portrait.tsx'
import { between, type Person } from './person.ts'

export type Manager = Person & { html: string }

/** Someone who leads, in full. The portrait changes sides for the eye only; the words stay in one order. */
export function ManagerRow({ person }: { person: Manager }) {
  const facts = [person.qualification, person.subject, person.years, person.campus].filter(Boolean).join(between)
  return (
    <li
      id={person.slug}
      className="group grid scroll-mt-24 items-start gap-x-[clamp(32px,5vw,88px)] gap-y-6 border-t border-line-2 py-[clamp(2rem,1.6rem+2vw,3.5rem)] first:border-t-0 first:pt-0 md:grid-cols-[220px_minmax(0,1fr)] menu:grid-cols-[264px_minmax(0,1fr)] md:even:grid-cols-[minmax(0,1fr)_220px] menu:even:grid-cols-[minmax(0,1fr)_264px] print:grid-cols-[112px_minmax(0,1fr)]! print:even:grid-cols-[minmax(0,1fr)_112px]!"
    >
      <Portrait src={person.image} alt={person.alt} box={300} className="w-32 md:w-full md:group-even:order-2" />
      <div className="min-w-0">
        <p className="text-sm font-medium text-bronze">{person.post}</p>
        <h3 className="mt-1.5 text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)]">{person.name}</h3>
        {facts && <p className="mt-2 text-sm text-ink-2">{facts}</p>}
        <Prose html={person.html} className="mt-5" />
      </div>
    </li>
  )
}
