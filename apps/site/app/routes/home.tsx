import { load } from '../api/load.ts'
import { AchieversLine } from '../home/achievers-line.tsx'
import { Campuses } from '../home/campuses.tsx'
import { CourseList } from '../home/course-list.tsx'
import { groupCourses } from '../home/group-courses.ts'
import { Hero } from '../home/hero.tsx'
import { achieversPath } from '../shell/menu-tree.ts'
import type { Route } from './+types/home'

/** Only what the page draws travels to the browser. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const [{ branch }, { achiverCategory }] = await Promise.all([
    load(context, (client) => client.get('/branch/all')),
    load(context, (client) => client.get('/achiever/category')),
  ])
  return {
    campuses: branch.map(({ name, slug, modes, short_description }) => ({
      name,
      slug,
      modes,
      text: short_description ?? '',
    })),
    groups: groupCourses(branch),
    achievers: achiverCategory.map(({ name, slug }) => ({ label: name, to: achieversPath(slug) })),
  }
}

export const meta: Route.MetaFunction = ({ matches: [root] }) => {
  if (!root.loaderData) return []
  const { institute, siteUrl } = root.loaderData
  const { name, tagline } = institute
  const title = `${name} · JEE, NEET, KCET and Classes 8–10`
  return [
    { title },
    { name: 'description', content: tagline },
    { property: 'og:title', content: title },
    { property: 'og:description', content: tagline },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: siteUrl },
    { tagName: 'link', rel: 'canonical', href: siteUrl },
  ]
}

export default function Home({ loaderData: { campuses, groups, achievers } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <CourseList groups={groups} />
      <Campuses campuses={campuses} />
      <AchieversLine links={achievers} />
    </>
  )
}
