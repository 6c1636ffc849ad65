import type { CourseClass } from '@northlight/contract/content'
import type { EmblemName } from '../../../ui/art/emblem.tsx'

const bySubject: readonly [RegExp, EmblemName][] = [
  [/physics/i, 'physics'],
  [/chemistry/i, 'chemistry'],
  [/math/i, 'mathematics'],
  [/biology|botany|zoology/i, 'biology'],
]
const byClass: Partial<Record<CourseClass, EmblemName>> = { 'School (STD VIII to X)': 'school', Online: 'online' }

/** The signs of what is taught: the subjects of its tutors, else the kind of course. Three at most. */
export const emblemsOf = (
  course: { class: CourseClass; mode: string | null },
  subjects: readonly (string | null)[],
) => {
  const names = new Set<EmblemName>()
  if (/residential/i.test(course.mode ?? '')) names.add('residence')
  const own = byClass[course.class]
  if (own) names.add(own)
  for (const [words, name] of bySubject) if (subjects.some((subject) => words.test(subject ?? ''))) names.add(name)
  return [...names].slice(0, 3)
}
