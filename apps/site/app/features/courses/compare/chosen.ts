export const atMost = 3

export type Chosen = { branch: string; course: string }

const slug = /^[a-z0-9][a-z0-9-]{0,254}$/i

/** `?c=branch/course`, repeated. What cannot name a course is left out, the same one twice counts once, three at most. */
export const chosenIn = (url: URL): Chosen[] => {
  const values = new Set(url.searchParams.getAll('c').map((value) => value.trim()))
  return [...values]
    .map((value) => value.split('/'))
    .filter((parts) => parts.length === 2 && parts.every((part) => slug.test(part)))
    .map(([branch = '', course = '']) => ({ branch, course }))
    .slice(0, atMost)
}

const key = ({ branch, course }: Chosen) => `${branch}/${course}`

/** The address of a comparison; every choice has one. */
export const compareAddress = (chosen: readonly Chosen[]): string =>
  chosen.length === 0 ? '/compare' : `/compare?${chosen.map((one) => `c=${key(one)}`).join('&')}`

export const without = (chosen: readonly Chosen[], gone: Chosen): Chosen[] =>
  chosen.filter((one) => key(one) !== key(gone))

type Given = { name: string; slug: string; class: string; branches: readonly { name: string; slug: string }[] }

export type Example = { one: string; other: string; campus: string; to: string }

/** A comparison to begin with, one for each campus: two courses of one class, another pair than those before if it can. */
export const examplesOf = (courses: readonly Given[]): Example[] => {
  const places = courses.flatMap(({ branches, ...course }) => branches.map((branch) => ({ course, branch })))
  const shown = new Set<string>()
  return [...Map.groupBy(places, ({ branch }) => branch.slug).values()].flatMap((campus) => {
    const pairs = [...Map.groupBy(campus, ({ course }) => course.class).values()].flatMap(([one, other]) =>
      one && other ? [{ one, other, name: `${one.course.slug} ${other.course.slug}` }] : [],
    )
    const pair = pairs.find(({ name }) => !shown.has(name)) ?? pairs[0]
    if (!pair) return []
    shown.add(pair.name)
    const { one, other } = pair
    return [
      {
        one: one.course.name,
        other: other.course.name,
        campus: one.branch.name,
        to: compareAddress([one, other].map(({ course, branch }) => ({ branch: branch.slug, course: course.slug }))),
      },
    ]
  })
}
