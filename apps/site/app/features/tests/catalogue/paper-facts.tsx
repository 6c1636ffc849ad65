import type { InstructionsView } from '@northlight/contract/exams/paper'
import { Table } from '../../../ui/layout/table.tsx'

const languageNames = { en: 'English', kn: 'Kannada', hi: 'Hindi' }

/** Marks travel in hundredths. */
const marks = (hundredths: number) => String(hundredths / 100)

const orderOf = ({ delivery, clock }: InstructionsView) => {
  if (delivery === 'sequential') return 'One after the other, no going back'
  return clock === 'section'
    ? 'Any order within a section, no going back to a closed section'
    : 'Any order, with a question palette'
}

/** Size, sections and marking of a paper, before it is begun. */
export function PaperFacts({ paper }: { paper: InstructionsView }) {
  const facts = [
    ['Questions', String(paper.total_questions)],
    ['Marks', marks(paper.total_marks)],
    ['Time', paper.duration_ms ? `${paper.duration_ms / 60_000} minutes` : 'No time limit'],
    ['Languages', paper.languages.map((language) => languageNames[language]).join(', ')],
    ['Order', orderOf(paper)],
  ]
  return (
    <>
      <dl className="mb-12 flex flex-wrap gap-x-8 gap-y-4 border-b border-line-2 pb-5">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-ink-2">{term}</dt>
            <dd className="font-serif text-[1.125rem] leading-[1.3] font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="marking">
        <h2 id="marking" className="mb-5 text-h3">
          How it is marked
        </h2>
        <Table caption="Sections and marks" hideCaption>
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">Marking</th>
              <th scope="col" data-num>
                Questions
              </th>
              <th scope="col" data-num>
                Marks
              </th>
            </tr>
          </thead>
          <tbody>
            {paper.sections.map((section) => (
              <tr key={section.name}>
                <th scope="row" className="font-serif text-md">
                  {section.name}
                  {section.duration_ms !== null && (
                    <span className="block font-sans text-xs font-normal text-ink-2">
                      {section.duration_ms / 60_000} minutes of its own
                    </span>
                  )}
                </th>
                <td className="text-ink-2">
                  {section.marking.map((rule) => (
                    <span key={rule} className="block">
                      {rule.replace(/-(?=\d)/g, '−')}
                    </span>
                  ))}
                </td>
                <td data-num>{section.questions}</td>
                <td data-num>{marks(section.marks)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  )
}
