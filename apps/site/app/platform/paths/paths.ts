/** A page of ours by its name. */
export type MenuLink = { label: string; to: string }

export const coursePath = (branchSlug: string, courseSlug: string) =>
  `/${encodeURIComponent(branchSlug)}/courses/${encodeURIComponent(courseSlug)}`

export const achieversPath = (slug: string) => `/achievers/${encodeURIComponent(slug)}`
