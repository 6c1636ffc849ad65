import { apiContext } from '../api/context.ts'
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
  const [{ branch }, { achiverCategory }, { general }] = await Promise.all([
    load(context, (client) => client.get('/branch/all')),
    load(context, (client) => client.get('/achiever/category')),
    load(context, (client) => client.get('/website-detail')),
  ])
  return {
    siteUrl: context.get(apiContext).siteUrl,
    name: general.website_name ?? '',
    tagline: general.tagline ?? '',
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

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { name, tagline, siteUrl } = loaderData
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
