import { classes } from '@northlight/ui/classes.ts'
import { Band } from '@northlight/ui/kit/band.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { chevronDownIcon } from '@northlight/ui/kit/icons.ts'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { firstParagraph } from '../../platform/text/first-paragraph.ts'
import { FoldMark } from '../../ui/controls/fold-mark.tsx'
import { BandMark } from '../../ui/layout/band-head.tsx'
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
  const { say } = useWords()
  if (!about && statements.length === 0) return null
  const [first, rest] = firstParagraph(about?.html ?? '')
  return (
    <Band labelledBy={about ? 'who-heading' : undefined}>
      {about && (
        <div className="grid items-center gap-x-columns gap-y-6 menu:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="max-sm:order-2">
            <Picture
              src={about.image}
              alt={about.alt}
              width={600}
              height={600}
              sizes="(min-width: 993px) 45vw, 92vw"
              className="aspect-16/9 w-full rounded-t-lg object-cover max-sm:hidden menu:aspect-5/4"
            />
            {about.fact && (
              <p className="on-night rounded-b-lg bg-night px-5 py-3 max-sm:rounded-t-lg text-sm leading-brief text-on-night-2">
                <b className="block font-serif text-[1.25rem] leading-heading font-medium text-on-night">
                  <Stored text={about.fact.title} />
                </b>
                <Stored text={about.fact.text} />
              </p>
            )}
          </div>
          <div>
            <BandMark mark="orion">
              <Stored text={about.title} />
            </BandMark>
            <h2 id="who-heading" className="max-w-[12.5em]">
              <Stored text={about.heading} />
            </h2>
            <Prose html={first} className="mt-4 sm:mt-6" />
            {rest && (
              <details className="group">
                <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-sky group-open:hidden hover:text-night">
                  {say('Read more')}
                  <Icon path={chevronDownIcon} size={18} />
                </summary>
                <Prose html={rest} className="mt-4" />
              </details>
            )}
            <p className="mt-2 sm:mt-6">
              <MoreLink to="/leadership-team">{say('Our faculty')}</MoreLink>
            </p>
          </div>
        </div>
      )}
      {statements.length > 0 && (
        <details className={classes('fold border-line-2 max-sm:border-y', about && 'mt-5 sm:mt-blocks')}>
          <summary className="flex min-h-12 items-center justify-between gap-2 py-2 font-serif text-h4 leading-tight font-medium">
            {say('What you can rely on')}
            <FoldMark className="text-bronze" />
          </summary>
          <StatementList statements={statements} columns={3} className="max-sm:pb-5" />
        </details>
      )}
    </Band>
  )
}
