import type { FullReportView } from '@northlight/contract/results/report-views'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { GradeScale } from './grade-scale.tsx'
import { LetterHead } from './letter-head.tsx'
import { MarkChanges } from './mark-changes.tsx'
import { MistakesPart } from './mistakes-part.tsx'
import { SectionBars } from './section-bars.tsx'
import { Standing } from './standing.tsx'
import { TimeStrip } from './time-strip.tsx'
import { TopicsPart } from './topics-part.tsx'
import { Week } from './week.tsx'

type Props = {
  report: FullReportView
  /** Where every question can be read; missing while the test keeps them closed. */
  reviewPath: string | undefined
  /** A parent reads the same letter; what only the student can do is left away. */
  reader?: 'student' | 'parent'
}

/** The report as a letter to the student. */
export function ReportLetter({ report, reviewPath, reader = 'student' }: Props) {
  const { say } = useWords()
  return (
    <article
      aria-label={say('Report')}
      className="on-paper relative -mt-20 mb-section w-[min(100%,var(--container-page))] border border-line bg-white p-(--letter) [--letter:clamp(20px,5vw,72px)] max-md:border-x-0 md:wrap md:rounded-lg print:mt-0 print:border-0 print:p-0 print:[print-color-adjust:exact]"
    >
      <LetterHead report={report} reader={reader} />
      <MarkChanges changes={report.changes} />
      <Standing {...report} />
      <SectionBars {...report} />
      <TimeStrip {...report} />
      <MistakesPart {...report} reviewPath={reviewPath} />
      <TopicsPart {...report} />
      {!report.waiver && <GradeScale {...report} />}
      <Week {...report} reviewPath={reviewPath} canPractise={reader === 'student'} />
    </article>
  )
}
