import { MoreLink } from '../ui/link.tsx'
import { Section, SectionHead } from '../ui/section.tsx'

export type Campus = { name: string; slug: string; modes: string[]; text: string }

export function Campuses({ campuses }: { campuses: Campus[] }) {
  if (campuses.length === 0) return null
  return (
    <Section ground="white" labelledBy="campuses-heading">
      <SectionHead
        id="campuses-heading"
        mark="cygnus"
        markLabel="Campuses"
        title="Come and look."
        lead="Sit in on a real class, meet the people who would teach you, and ask what you like."
      />
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 menu:grid-cols-3">
        {campuses.map(({ name, slug, modes, text }) => (
          <li key={slug} className="border-t border-line-2 pt-5">
            <h3>{name}</h3>
            {modes.length > 0 && <p className="mt-1 text-sm font-medium text-bronze">{modes.join(' · ')}</p>}
            {text && <p className="mt-3 max-w-[40ch] text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <MoreLink to="/contact-us">Hours, maps and a visit</MoreLink>
      </p>
    </Section>
  )
}
