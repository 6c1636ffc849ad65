/** A page of ours by its name. */
export type MenuLink = { label: string; to: string }

const own = encodeURIComponent

/** Every address that is made of something stored is made here; `npm run check` finds those that are not. */
export const coursePath = (branchSlug: string, courseSlug: string) => `/${own(branchSlug)}/courses/${own(courseSlug)}`
export const brochurePath = (branchSlug: string, courseSlug: string) =>
  `/brochure/${own(branchSlug)}/${own(courseSlug)}.pdf`
export const achieversPath = (slug: string) => `/achievers/${own(slug)}`
export const legalPath = (slug: string) => `/legal/${own(slug)}`
export const eventPath = (slug: string) => `/events/${own(slug)}`
export const articlePath = (slug: string) => `/knowledge-desk/${own(slug)}`
export const tipPath = (slug: string) => `/expert-tips/${own(slug)}`

/** A test, or the aptitude test of an applicant; report and running test lie below it. */
export const testPath = (slug: string, isAdmission = false) =>
  `${isAdmission ? '/admission' : ''}/online-tests/${own(slug)}`
export const practicePath = (uuid: string) => `/practice/${uuid}`
/** The page of a linked child in the account of a parent. */
export const childPath = (id: number | string) => `/profile/children/${id}`
