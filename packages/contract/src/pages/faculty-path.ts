/** How many of the faculty stand on a page of their list. */
export const facultyPerPage = 8

/** Where somebody stands in that list, by their place in it. */
export const facultyPath = (slug: string, index: number): string => {
  const page = Math.floor(index / facultyPerPage) + 1
  return `/leadership-team${page > 1 ? `?page=${page}` : ''}#${slug}`
}
