import { waivedText } from '@northlight/contract/admissions/waived-fee'
import { shownDate } from '@northlight/contract/dates'
import type { FullReportView } from '@northlight/contract/results/report-views'
import type { Text } from '@northlight/contract/words/catalogue'
import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowUpIcon, lockIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { MentorNotes } from './mentor-notes.tsx'
import { shownMarks } from './shown.ts'

type Props = { report: FullReportView; reader: 'student' | 'parent' }

/** What the marks say in words, and the marks. The words are made by rules, so nobody signs them. */
export function LetterHead({ report, reader }: Props) {
  const { say, language } = useWords()
  const { words, notes, note_by } = report
  return (
    <header className="grid gap-x-[clamp(40px,6vw,96px)] gap-y-10 menu:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div>
        <p className="mb-4.5 font-serif text-h3 leading-heading">{words.greeting}</p>
        <div className="grid gap-4 font-serif text-[clamp(1.1875rem,1.08rem+0.5vw,1.4375rem)] leading-normal tracking-[-0.006em]">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-5 text-xs text-ink-2">{say('Written by rules from the figures of this report.')}</p>
        {notes.length > 0 && <MentorNotes notes={notes} />}
        {note_by && (
          <p className="mt-6 border-l-2 border-gold-3 pl-5 text-md">
            {say('Your tutor writes you a note by {day}.', { day: shownDate(note_by, language) })}
          </p>
        )}
      </div>
      <Score report={report} reader={reader} />
    </header>
  )
}

const whoSees: Record<Props['reader'], Text> = {
  student:
    'Rank and percentile are shown to you and, until you are 18, to your parent. From then on you decide. There is no public list.',
  parent: 'Rank and percentile are shown to the student and to you. There is no public list.',
}

function Score({ report, reader }: Props) {
  const { say, stored } = useWords()
  const { test, total, standing, previous, grade, grade_label } = report
  return (
    <div className="border-line-2 max-menu:border-t max-menu:pt-7 menu:border-l menu:pl-[clamp(24px,3vw,48px)]">
      <dl className="grid grid-cols-3 gap-x-5 gap-y-6">
        <div className="col-span-full border-b border-line pb-5">
          <dt className="text-sm text-ink-2">{say('Marks')}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <b className="font-serif text-[clamp(4.5rem,3rem+5vw,7.5rem)] leading-[0.95] font-[350] tracking-[-0.05em] figures">
              {shownMarks(total.marks)}
            </b>
            <span className="text-lg text-ink-2">{say('of {count}', { count: total.max })}</span>
          </dd>
          {previous && <Compared change={previous.change} name={previous.name} />}
        </div>
        <Figure term={say('Rank')} value={standing ? String(standing.rank) : '–'}>
          {standing
            ? `${standing.is_shared ? `${say('shared')}, ` : ''}${say('of {count}', { count: standing.takers })}`
            : say('shown from {count} students', { count: report.ranked_from.needed })}
        </Figure>
        <Figure term={say('Percentile')} value={standing?.percentile ?? '–'} />
        {/* Letters of a school report would read as bad news beside a scholarship. */}
        {report.waiver ? (
          <Figure
            term={say('Waiver')}
            value={report.waiver.waived ? waivedText(report.waiver.waived, say) : `${report.waiver.percent}%`}
          >
            {[
              report.waiver.waived && say('{percent}% of the tuition', { percent: report.waiver.percent }),
              report.waiver.honour,
            ]
              .filter(Boolean)
              .join(', ') || say('of the tuition')}
          </Figure>
        ) : (
          <Figure term={say('Grade')} value={grade}>
            {total.percent.toFixed(2)}%
          </Figure>
        )}
      </dl>
      {/* Only an admission test gives its grades a name; the others have a range, which stands in the scale below. */}
      {test.is_admission && !report.waiver && (
        <p className="mt-4 text-sm font-medium text-bronze">{stored(grade_label)}</p>
      )}
      <p className="mt-5 flex gap-2 text-xs leading-note text-ink-2">
        <Icon path={lockIcon} size={16} className="mt-px shrink-0" />
        {say(whoSees[reader])}
      </p>
    </div>
  )
}

function Compared({ change, name }: { change: number; name: string }) {
  const { say } = useWords()
  if (change === 0) return <dd className="mt-2.5 text-sm text-ink-2">{say('The same as in {name}', { name })}</dd>
  const isMore = change > 0
  return (
    <dd
      className={classes('mt-2.5 flex items-start gap-1.5 text-sm font-medium', isMore ? 'text-leaf' : 'text-clay-ink')}
    >
      <Icon path={arrowUpIcon} size={16} className={classes('mt-0.75 shrink-0', isMore ? 'rotate-45' : 'rotate-135')} />
      {isMore
        ? say('{count} marks more than in {name}', { count: change, name })
        : say('{count} marks fewer than in {name}', { count: -change, name })}
    </dd>
  )
}

function Figure({ term, value, children }: { term: string; value: string; children?: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-serif text-[clamp(1.625rem,1.4rem+0.6vw,1.875rem)] leading-[1.15] font-normal tracking-[-0.02em] figures">
          {value}
        </b>
        {children && <span className="text-sm text-ink-2">{children}</span>}
      </dd>
    </div>
  )
}
