import type { FullReportView } from '@northlight/contract/results/report-views'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NumberHeads } from './number-heads.tsx'
import { ReportSection } from './report-section.tsx'
import { shownMarks, shownSpan } from './shown.ts'

/** Topics with most to win first: that is where the next hour is best spent. */
export function TopicsPart({ topics }: Pick<FullReportView, 'topics'>) {
  const { say } = useWords()
  if (topics.length < 2) return null
  const byGain = topics.toSorted((a, b) => b.max - b.marks - (a.max - a.marks))
  const rest = byGain.slice(shownFirst)
  return (
    <ReportSection title={say('Topic by topic')} lead={say('Where most marks are still to be won comes first.')}>
      <Topics topics={byGain.slice(0, shownFirst)} caption={say('Marks by topic')} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-sky hover:text-night">
            {say('More topics: {count}', { count: rest.length })}
          </summary>
          <Topics topics={rest} caption={say('Marks by topic, the others')} />
        </details>
      )}
    </ReportSection>
  )
}

/** Enough for the next weeks; a full paper touches forty topics and more. */
const shownFirst = 12

function Topics({ topics, caption }: Pick<FullReportView, 'topics'> & { caption: string }) {
  const { say, stored } = useWords()
  return (
    <Table caption={caption} hideCaption minWidth="sm:min-w-[520px]">
      <thead>
        <tr>
          <th scope="col">{say('Topic')}</th>
          <th scope="col" className="max-sm:hidden">
            {say('Subject')}
          </th>
          {/* A phone shows what fits; nothing is cut off at its edge. */}
          <NumberHeads titles={[say('Marks'), say('Right'), say('Wrong')]} />
          <NumberHeads titles={[say('Blank'), say('Time')]} className="max-sm:hidden" />
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={`${topic.subject} ${topic.topic}`}>
            <th scope="row">
              {stored(topic.topic)}
              <span className="block font-normal text-ink-2 sm:hidden">{stored(topic.subject)}</span>
            </th>
            <td className="text-ink-2 max-sm:hidden">{stored(topic.subject)}</td>
            <td data-num>{say('{number} of {all}', { number: shownMarks(topic.marks), all: topic.max })}</td>
            <td data-num>{topic.right + topic.partly}</td>
            <td data-num>{topic.wrong}</td>
            <td data-num className="max-sm:hidden">
              {topic.blank}
            </td>
            <td data-num className="max-sm:hidden">
              {shownSpan(topic.time_ms, say)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
