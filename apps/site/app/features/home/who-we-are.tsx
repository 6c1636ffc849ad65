import { Prose } from '@northlight/ui/prose/prose.tsx'
import { MoreLink } from '../../ui/controls/link.tsx'
import { Section, SectionMark } from '../../ui/layout/section.tsx'
import { type Statement, StatementList } from '../../ui/lists/statement-list.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'

export type About = {
  title: string
  heading: string
  html: string
  image: string
  alt: string
  fact: { title: string; text: string } | null
}

/** Who stands behind the promise, and the three things it rests on. */
export function WhoWeAre({ about, statements }: { about: About | null; statements: Statement[] }) {
  if (!about && statements.length === 0) return null
  return (
    <Section labelledBy={about ? 'who-heading' : undefined}>
      {about && (
        <div className="grid items-center gap-x-[clamp(40px,6vw,104px)] gap-y-8 menu:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="relative">
            <Picture
              src={about.image}
              alt={about.alt}
              width={600}
              height={600}
              sizes="(min-width: 993px) 45vw, 92vw"
              className="aspect-4/3 w-full rounded-lg object-cover menu:aspect-square"
            />
            {about.fact && (
              <p className="on-night absolute right-0 bottom-0 max-w-60 rounded-tl-lg rounded-br-lg bg-night px-5 py-4 text-sm leading-[1.4] text-on-night-2">
                <b className="block font-serif text-[1.25rem] leading-[1.2] font-medium text-on-night">
                  {about.fact.title}
                </b>
                {about.fact.text}
              </p>
            )}
          </div>
          <div>
            <SectionMark mark="orion">{about.title}</SectionMark>
            <h2 id="who-heading" className="max-w-[20ch]">
              {about.heading}
            </h2>
            <Prose html={about.html} className="mt-6" />
            <p className="mt-6">
              <MoreLink to="/leadership-team">The people who teach here</MoreLink>
            </p>
          </div>
        </div>
      )}
      <StatementList
        statements={statements}
        columns={3}
        className={about ? 'mt-[clamp(3rem,2rem+3vw,5rem)]' : undefined}
      />
    </Section>
  )
}
