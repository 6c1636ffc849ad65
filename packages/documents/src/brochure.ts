import type { BranchDetailView, CourseBranchView, CourseView } from '@northlight/contract/content/courses'
import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { htmlBlocks } from './html-blocks.ts'
import { letterhead, type Sender } from './letterhead.ts'
import { newSheet, type Sheet } from './sheet.ts'
import { table } from './table.ts'
import { heading, paragraph, point, subheading } from './text-blocks.ts'

export type BrochureInput = {
  institute: Sender & { phone: string; email: string }
  course: CourseView
  branch: CourseBranchView
  /** The page it was made from, which is always newer. */
  url: string
  /** When it was made; the same input at the same moment gives the same file. */
  at: string
}

const day = (value: string | null) => (value ? shownDate(`${value}T06:00:00.000Z`) : null)
const count = (value: number | null, unit: string) => (value === null ? null : `${value} ${unit}`)

const facts = ({ course }: BrochureInput, detail: BranchDetailView | undefined): [string, string][] => {
  const all: [string, string | null][] = [
    ['For', course.eligibility ?? course.class],
    ['Length', detail?.duration ?? course.duration],
    ['Teaching', count(detail?.weekly_hours ?? null, 'hours a week')],
    ['Where', course.mode],
    ['Group', course.batch_size === null ? null : `At most ${course.batch_size} students`],
    ['Tests', count(course.tests_count, 'over the course')],
    ['Classes begin', day(detail?.starts_on ?? null)],
    ['Apply by', day(detail?.apply_by ?? null)],
    ['Seats', count(detail?.seats ?? null, 'in all')],
  ]
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

const fees = (sheet: Sheet, detail: BranchDetailView) => {
  heading(sheet, 'Fees')
  const saved = detail.amount_paise - detail.discounted_amount_paise
  const until = day(detail.discount_until)
  const parts = detail.fee_parts.map(({ name, amount_paise }) => ({ cells: [name, shownMoney(amount_paise)] }))
  table(
    sheet,
    [
      { name: 'What', share: 0.7 },
      { name: 'Amount', share: 0.3, align: 'right' },
    ],
    [
      ...parts,
      { cells: [`Fee ${detail.fee_basis ?? ''}`.trim(), shownMoney(detail.amount_paise)], isStrong: saved === 0 },
      ...(saved > 0
        ? [
            {
              cells: [
                [detail.discount_label ?? `Discount of ${detail.discount} %`, until && `until ${until}`]
                  .filter(Boolean)
                  .join(', '),
                `− ${shownMoney(saved)}`,
              ],
            },
            { cells: ['You pay', shownMoney(detail.discounted_amount_paise)], isStrong: true },
          ]
        : []),
    ],
  )
  const { instalments } = detail
  if (instalments)
    paragraph(sheet, `Can be paid in ${instalments.count} instalments of ${shownMoney(instalments.amount_paise)}.`)
  paragraph(sheet, detail.is_gst_included ? 'All amounts include GST.' : 'GST is added to these amounts.')
}

const refunds = (sheet: Sheet, detail: BranchDetailView) => {
  if (!detail.refund_rule && detail.refund_examples.length === 0) return
  heading(sheet, 'If you leave: your refund')
  if (detail.refund_rule) paragraph(sheet, detail.refund_rule)
  if (detail.refund_examples.length > 0)
    table(
      sheet,
      [
        { name: 'You tell us', share: 0.7 },
        { name: 'You get back', share: 0.3, align: 'right' },
      ],
      detail.refund_examples.map(({ when, amount_paise }) => ({ cells: [when, shownMoney(amount_paise)] })),
    )
  if (detail.refund_days !== null)
    paragraph(sheet, `The money is returned within ${detail.refund_days} days, to the account that paid.`)
}

const faculty = (sheet: Sheet, detail: BranchDetailView) => {
  if (!detail.include_staff || detail.staffs.length === 0) return
  heading(sheet, detail.staff_heading ?? 'Who teaches')
  table(
    sheet,
    [
      { name: 'Name', share: 0.28 },
      { name: 'Subject', share: 0.22 },
      { name: 'Qualification', share: 0.34 },
      { name: 'Experience', share: 0.16, align: 'right' },
    ],
    detail.staffs.map(({ name, subject, designation, qualification, experience_years }) => ({
      cells: [
        name,
        subject ?? designation ?? '',
        qualification ?? '',
        experience_years === null ? '' : `${experience_years} years`,
      ],
    })),
  )
}

const contact = (sheet: Sheet, { branch, institute, course, url }: BrochureInput) => {
  heading(sheet, 'Ask us, or come and see')
  const lines = [
    `${branch.name} campus`,
    branch.address,
    branch.phone ?? institute.phone,
    branch.email ?? institute.email,
    branch.office_hours,
  ]
  paragraph(sheet, lines.filter(Boolean).join('\n'))
  paragraph(sheet, `The page of ${course.name} is always newer than this sheet: ${url}`, { size: 9, ink: inks.soft })
}

/** What a family takes home about one course at one campus. */
export const courseBrochure = (input: BrochureInput): Promise<Uint8Array> => {
  const { institute, course, branch, at } = input
  const detail = course.branch_details[0]
  const title = `${course.name}, ${branch.name}`
  const sheet = newSheet({ title, author: institute.name, subject: course.short_description ?? title, at })
  letterhead(sheet, institute, course.name, `${branch.name} campus`)

  if (course.short_description) paragraph(sheet, course.short_description, { size: 12, ink: inks.soft })
  table(
    sheet,
    [
      { name: 'At a glance', share: 0.3 },
      { name: '', share: 0.7 },
    ],
    facts(input, detail).map((cells) => ({ cells })),
  )

  heading(sheet, 'What is covered')
  for (const { kind, text } of htmlBlocks(course.description ?? '')) {
    if (kind === 'heading') subheading(sheet, text)
    else if (kind === 'item') point(sheet, text)
    else paragraph(sheet, text)
  }
  if (detail) {
    const here = htmlBlocks(detail.description ?? '')
    if (here.length > 0) subheading(sheet, `At ${branch.name}`)
    for (const { kind, text } of here) kind === 'item' ? point(sheet, text) : paragraph(sheet, text)
    fees(sheet, detail)
    refunds(sheet, detail)
    faculty(sheet, detail)
  }
  contact(sheet, input)
  return finish(sheet, `${institute.name} · ${title} · ${shownDate(at)}`)
}
