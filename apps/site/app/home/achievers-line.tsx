import type { MenuLink } from '../shell/menu-tree.ts'
import { MoreLink } from '../ui/link.tsx'
import { Section, SectionHead } from '../ui/section.tsx'

/** A way to each list of achievers. */
export function AchieversLine({ links }: { links: MenuLink[] }) {
  if (links.length === 0) return null
  return (
    <Section id="achievers" labelledBy="achievers-heading">
      <SectionHead
        id="achievers-heading"
        mark="lyra"
        markLabel="Achievers"
        title="Where they study today."
        lead="Named only with their consent, with the course they took and the years they were here."
        className="mb-6"
      />
      <ul className="flex flex-wrap gap-x-10 gap-y-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <MoreLink to={to}>{label}</MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
