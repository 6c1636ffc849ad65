import type { Told } from '../../notices/people.ts'

type Test = { slug: string; is_admission: boolean }

/** Where somebody reads the letter: the student with the test, a linked parent with the child, anybody else after signing in. */
export const letterPath = (to: Told, { slug, is_admission }: Test, attempt: string): string => {
  if (to.as === 'student') return `${is_admission ? '/admission' : ''}/online-tests/${slug}/report`
  // The letter of an admission test stands with the application.
  return to.link === null || is_admission ? '/profile' : `/profile/children/${to.link}/reports/${attempt}`
}
