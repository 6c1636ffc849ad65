import { type ListFilters, listAddress } from '../../../platform/lists/list-address.ts'
import type { Chip } from '../../../ui/controls/chips.tsx'

export type Subject = { name: string; total: number }

/** All, then each subject. A search stays when the subject changes; its counts would be wrong and are left out. */
export const subjectChips = (path: string, subjects: Subject[], current: ListFilters): Chip[] => {
  const chip = (label: string, subject: string | undefined, count: number): Chip => ({
    label,
    to: listAddress(path, { subject, q: current.q }),
    count: current.q ? undefined : count,
    isCurrent: (current.subject || undefined) === subject,
  })
  const all = subjects.reduce((sum, { total }) => sum + total, 0)
  return [chip('All', undefined, all), ...subjects.map(({ name, total }) => chip(name, name, total))]
}
