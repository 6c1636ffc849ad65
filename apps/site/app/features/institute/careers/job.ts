import type { JobOpeningView } from '@northlight/contract/content/job-openings'
import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'

export type Job = {
  id: number
  slug: string
  name: string
  /** `Bengaluru · Full time`, beside the name of the post. */
  where: string
  facts: [term: string, text: string][]
  html: string
}

const salaryOf = ({ salary }: Pick<JobOpeningView, 'salary'>): string => {
  if (!salary) return ''
  const from = shownMoney(salary.min_paise)
  const to = shownMoney(salary.max_paise)
  return `${from === to ? from : `${from} to ${to}`} a ${salary.per}`
}

export const jobOf = (view: JobOpeningView): Job => ({
  id: view.id,
  slug: view.slug,
  name: view.name,
  where: [view.branch?.name, view.employment_type].filter(Boolean).join(' · '),
  facts: (
    [
      ['Department', view.department ?? ''],
      ['Experience', view.experience ?? ''],
      ['Salary', salaryOf(view)],
      ['Apply by', view.closes_on ? shownDate(view.closes_on) : ''],
    ] as [string, string][]
  ).filter(([, text]) => text !== ''),
  html: view.description ?? '',
})
