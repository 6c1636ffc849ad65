import type { InstructionsView } from '@northlight/contract/exams/paper'
import type { Text } from '@northlight/contract/words/catalogue'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { markingWords } from '../exam/start/marking-words.ts'
import { bySubject, markingFigures, withMinus } from './marking.ts'

const languageNames = { en: 'English', kn: 'Kannada', hi: 'Hindi' } as const satisfies Record<string, Text>

/** Marks travel in hundredths. */
const marks = (hundredths: number) => String(hundredths / 100)

const orderOf = ({ delivery, clock }: InstructionsView): Text => {
  if (delivery === 'sequential') return 'One after the other, no going back'
  return clock === 'section'
    ? 'Any order within a section, no going back to a closed section'
    : 'Any order, with a question palette'
}

/** Size, sections and marking of a paper, before it is begun. */
export function PaperFacts({ paper }: { paper: InstructionsView }) {
  const { say, stored } = useWords()
  const facts = [
    [say('Questions'), String(paper.total_questions)],
    [say('Marks'), marks(paper.total_marks)],
    [
      say('Time'),
      paper.duration_ms ? say('{count} minutes', { count: paper.duration_ms / 60_000 }) : say('No time limit'),
    ],
    [say('Languages'), paper.languages.map((language) => say(languageNames[language])).join(', ')],
    [say('Order'), say(orderOf(paper))],
  ]
  const figures = markingFigures(paper.sections)
  const rows = rowsOf(paper, figures !== null)
  const most = Math.max(1, ...rows.map(({ questions }) => questions))
  return (
    <>
      <dl className="mb-12 flex flex-wrap gap-x-8 gap-y-4 border-b border-line-2 pb-5">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-ink-2">{term}</dt>
            <dd className="font-serif text-[1.125rem] leading-card font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="marking">
        <h2 id="marking" className="mb-5 text-h3">
          {say('How it is marked')}
        </h2>
        {figures && <MarkingFigures {...figures} />}
        <Table caption={say('Sections and marks')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{say('Section')}</th>
              <th scope="col" data-num>
                {say('Questions')}
              </th>
              <th scope="col" data-num>
                {say('Marks')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, minutes, rules, questions, marks: all, parts }) => (
              <tr key={name}>
                <th scope="row" className="w-full">
                  <span className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
                    <span className="font-serif text-md">
                      {stored(name)}
                      {minutes !== null && (
                        <span className="block font-sans text-xs font-normal text-ink-2">
                          {say('{count} minutes of its own', { count: minutes })}
                        </span>
                      )}
                    </span>
                    <Bar parts={parts} most={most} />
                  </span>
                  {rules.map((rule) => (
                    <span key={rule} className="mt-1 block font-normal text-ink-2">
                      {markingWords(rule, say)}
                    </span>
                  ))}
                </th>
                <td data-num>{questions}</td>
                <td data-num>{marks(all)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  )
}

/** Subjects where one rule holds for all; where sections differ, each with its own rules and time. */
const rowsOf = ({ sections }: InstructionsView, isOneRule: boolean) =>
  isOneRule && sections.every(({ duration_ms }) => duration_ms === null)
    ? bySubject(sections).map((row) => ({ ...row, minutes: null, rules: [] as string[] }))
    : sections.map(({ name, questions, marks: all, duration_ms, marking }) => ({
        name,
        questions,
        marks: all,
        parts: [questions],
        minutes: duration_ms === null ? null : duration_ms / 60_000,
        rules: isOneRule ? [] : marking.map(withMinus),
      }))

function MarkingFigures({ right, wrong, blank }: { right: string; wrong: string; blank: string }) {
  const { say } = useWords()
  return (
    <dl className="mb-8 grid max-w-120 grid-cols-3 border-y border-line-2">
      {[
        [say('Right answer'), right],
        [say('Wrong answer'), wrong],
        [say('No answer'), blank],
      ].map(([term, value]) => (
        <div key={term} className="flex flex-col-reverse py-4">
          <dt className="text-xs text-ink-2">{term}</dt>
          <dd className="font-serif text-figure-2 leading-none figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Questions as a length, one piece for each section; the numbers stand in the table beside. */
function Bar({ parts, most }: { parts: number[]; most: number }) {
  return (
    <span aria-hidden="true" className="flex h-2.5 gap-0.5 forced-color-adjust-none">
      {parts.map((part, index) => (
        // The parts of a subject have no name of their own and never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} className="rounded-pill bg-night" style={{ width: `${(part / most) * 100}%` }} />
      ))}
    </span>
  )
}
