import type { ManagementView, StaffView } from '@northlight/contract/content/people'

export type Person = {
  slug: string
  name: string
  post: string
  subject: string
  qualification: string
  years: string
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

const yearsOf = ({ experience_years: years, is_teaching }: Source): string => {
  if (years === null) return ''
  const length = years === 1 ? '1 year' : `${years} years`
  return is_teaching ? `${length} of teaching` : `${length} of experience`
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

/** `Senior Tutor, Chemistry · Hubballi`; a post that names its campus needs no second word of it. */
export const postLine = ({ post, campus }: Person): string =>
  [post, post.includes(campus) ? '' : campus].filter(Boolean).join(between)

/** `Physics · M.Sc., B.Ed. · 19 years of teaching` */
export const factsLine = ({ subject, post, qualification, years }: Person): string =>
  [subject || post, qualification, years].filter(Boolean).join(between)

/** How many of the faculty stand on a page of their list. */
export const facultyPerPage = 8

/** Where somebody stands in that list, by their place in it. */
export const facultyPath = (slug: string, index: number): string => {
  const page = Math.floor(index / facultyPerPage) + 1
  return `/leadership-team${page > 1 ? `?page=${page}` : ''}#${slug}`
}
