import type { ManagementView, StaffView } from '@northlight/contract/content/people'
import type { Text } from '@northlight/contract/words/catalogue'

export type Person = {
  slug: string
  name: string
  post: string
  subject: string
  qualification: string
  /** How long, and at what: `19`, `{count} years of teaching`. */
  years: { text: Text; count: number } | null
  campus: string
  image: string
  alt: string
}

type Source = Pick<
  StaffView | ManagementView,
  | 'slug'
  | 'name'
  | 'designation'
  | 'subject'
  | 'qualification'
  | 'experience_years'
  | 'branch'
  | 'image'
  | 'image_alt'
  | 'is_teaching'
>

const yearsOf = ({ experience_years: count, is_teaching }: Source): Person['years'] => {
  if (count === null) return null
  if (is_teaching) return { count, text: count === 1 ? '1 year of teaching' : '{count} years of teaching' }
  return { count, text: count === 1 ? '1 year of experience' : '{count} years of experience' }
}

export const personOf = (view: Source): Person => ({
  slug: view.slug,
  name: view.name,
  post: view.designation ?? '',
  subject: view.subject ?? '',
  qualification: view.qualification ?? '',
  years: yearsOf(view),
  campus: view.branch?.name ?? '',
  image: view.image,
  alt: view.image_alt ?? '',
})

/** A line may end with the dot, never begin with it. */
export const between = '\u00a0· '

/** `Senior Tutor, Chemistry`, `Hubballi`; a post that names its campus needs no second word of it. */
export const postOf = ({ post, campus }: Person): string[] =>
  [post, post.includes(campus) ? '' : campus].filter(Boolean)

/** `Physics`, `M.Sc., B.Ed.` */
export const subjectOf = ({ subject, post, qualification }: Person): string[] =>
  [subject || post, qualification].filter(Boolean)
