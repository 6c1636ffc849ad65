import type { VrddhiText } from '@northlight/contract/content/page-texts'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead, type Sender } from './letterhead.ts'
import { keepTogether, newSheet } from './sheet.ts'
import { table } from './table.ts'
import { heading, paragraph, point, subheading } from './text-blocks.ts'

export type SyllabusInput = {
  institute: Sender
  programme: Pick<VrddhiText, 'name' | 'format' | 'dates'> & { lead: string }
  schoolClass: VrddhiText['syllabus']['classes'][number]
  /** The board the student follows: ICSE, CBSE, State. */
  board: string
  at: string
}

const foot = ({ programme, schoolClass, board }: SyllabusInput) =>
  `${programme.name}, Class ${schoolClass.name}, ${board}`

/** What may be asked, subject by subject, and how the paper is made. */
export const syllabusSheet = async (input: SyllabusInput): Promise<Uint8Array> => {
  const { institute, programme, schoolClass, board, at } = input
  const { format } = programme
  const title = `Syllabus for Class ${schoolClass.name}`
  const sheet = newSheet({ title: `${programme.name}: ${title}`, author: institute.name, subject: board, at })
  letterhead(sheet, institute, title, `${programme.name} · ${board}`)
  paragraph(sheet, programme.lead)
  heading(sheet, 'The paper')
  paragraph(sheet, format.text)
  table(
    sheet,
    [
      { name: 'Subject', share: 0.7 },
      { name: 'Questions', share: 0.3, align: 'right' },
    ],
    [
      ...format.subjects.map(({ name, questions }) => ({ cells: [name, String(questions)] })),
      { cells: [`In ${format.minutes} minutes`, String(format.questions)], isStrong: true },
    ],
  )
  paragraph(
    sheet,
    `A right answer brings ${format.marks_per_question}; ${
      format.negative_marks > 0 ? `a wrong one costs ${format.negative_marks}` : 'a wrong one costs nothing'
    }. Languages: ${format.languages.join(', ')}.`,
  )
  heading(sheet, 'Topics')
  for (const { name, topics } of schoolClass.subjects) {
    subheading(sheet, name)
    for (const topic of topics) point(sheet, topic)
  }
  return finish(sheet, foot(input))
}

const letters = 'ABCDEF'

/** A few questions of the kind that is asked; the answers stand on a page of their own. */
export const samplePaper = async (input: SyllabusInput): Promise<Uint8Array> => {
  const { institute, programme, schoolClass, board, at } = input
  const title = `Sample paper for Class ${schoolClass.name}`
  const sheet = newSheet({ title: `${programme.name}: ${title}`, author: institute.name, subject: board, at })
  letterhead(sheet, institute, title, `${programme.name} · ${board}`)
  const { samples } = schoolClass
  paragraph(
    sheet,
    samples.length > 0
      ? `${samples.length} questions, so that the paper does not look strange. Nothing is collected and nothing is marked.`
      : 'The sample questions for this class are being written. The list of topics says what may be asked.',
  )
  for (const [index, { subject, question, options }] of samples.entries()) {
    keepTogether(sheet, 60 + options.length * 16)
    subheading(sheet, `${index + 1}. ${subject}`)
    paragraph(sheet, question)
    for (const [at, option] of options.entries()) paragraph(sheet, `${letters[at] ?? ''}.  ${option}`)
  }
  if (samples.length > 0) {
    sheet.addPage()
    heading(sheet, 'Answers')
    for (const [index, { answer, options, why }] of samples.entries())
      paragraph(sheet, `${index + 1}. ${letters[answer] ?? ''}, ${options[answer] ?? ''}. ${why}`, { ink: inks.ink })
  }
  return finish(sheet, foot(input))
}
