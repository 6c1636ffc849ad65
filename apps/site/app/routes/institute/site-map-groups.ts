import type { Client } from '@northlight/contract/client'
import { listedPages } from '@northlight/contract/pages/listed-pages'
import { pageLink } from '../../platform/paths/page-link.ts'
import {
  achieversPath,
  articlePath,
  coursePath,
  eventPath,
  legalPath,
  type MenuLink,
  testPath,
  tipPath,
} from '../../platform/paths/paths.ts'
import { shownLinks } from '../../shell/menu/menu-tree.ts'

export type SiteMapPart = { title: string; links: MenuLink[] }

/** Pages that exist whatever the institute enters. */
const fixed: SiteMapPart[] = [
  {
    title: 'The institute',
    links: [
      pageLink('home'),
      pageLink('about-us'),
      pageLink('mission-vision'),
      pageLink('leadership-team', 'Leadership team and faculty'),
      pageLink('testimonial'),
      pageLink('gallery'),
      pageLink('careers'),
      pageLink('contact-us'),
      pageLink('faq', 'Questions and answers'),
      pageLink('search', 'Search'),
    ],
  },
  {
    title: 'Admission',
    links: [
      pageLink('admission', 'Admission and scholarship test'),
      pageLink('admission-register'),
      pageLink('admission-school', 'Admission to Classes 8, 9 and 10'),
      pageLink('admission-puc', 'Admission to PU'),
      pageLink('two-year-programme', '2-year day scholar and residential programme'),
      pageLink('vrddhi'),
      pageLink('vrddhi-syllabus'),
    ],
  },
]

type Named = { name: string; slug: string }
const linksOf = (items: readonly Named[], path: (slug: string) => string): MenuLink[] =>
  items.map(({ name, slug }) => ({ label: name, to: path(slug) }))

/** A page that nobody has given a place on the map stands at the end of its first part. */
const withTheRest = ([first, ...parts]: SiteMapPart[]): SiteMapPart[] => {
  if (!first) return parts
  const shown = new Set([first, ...parts].flatMap(({ links }) => links.map(({ to }) => to)))
  const rest = listedPages.filter(({ path }) => path !== pageLink('site-map').to && !shown.has(path))
  return [{ ...first, links: [...first.links, ...rest.map(({ name, path }) => ({ label: name, to: path }))] }, ...parts]
}

/** Every page a visitor can open, from the same lists that the pages themselves read. */
export const siteMap = async (client: Client): Promise<SiteMapPart[]> => {
  const [content, branches, achievers, campaigns, tests, articles, tips, events, legal] = await Promise.all([
    client.get('/site-pages'),
    client.get('/branch/all'),
    client.get('/achiever/category'),
    client.get('/campaign/all'),
    client.get('/tests/all'),
    client.get('/blog/all'),
    client.get('/expert-tip/all'),
    client.get('/event/all'),
    client.get('/legal'),
  ])
  const parts: SiteMapPart[] = [
    ...fixed,
    ...branches.branch.map(({ name, slug, courses }) => ({
      title: `Courses in ${name}`,
      links: linksOf(courses, (course) => coursePath(slug, course)),
    })),
    { title: 'Achievers', links: linksOf(achievers.achiverCategory, achieversPath) },
    { title: 'Campaigns', links: linksOf(campaigns.campaigns, (slug) => `/${encodeURIComponent(slug)}`) },
    {
      title: 'Online tests',
      links: [
        pageLink('online-tests', 'All tests'),
        pageLink('practice', 'Practice'),
        ...linksOf(tests.tests, testPath),
      ],
    },
    {
      title: 'Knowledge desk',
      links: [pageLink('knowledge-desk', 'All articles'), ...linksOf(articles.blogs, articlePath)],
    },
    { title: 'Expert tips', links: [pageLink('expert-tips', 'All tips'), ...linksOf(tips.expertTips, tipPath)] },
    { title: 'Events', links: [pageLink('events', 'All events'), ...linksOf(events.events, eventPath)] },
    { title: 'Legal', links: legal.legal.map(({ page_name, slug }) => ({ label: page_name, to: legalPath(slug) })) },
  ]
  const { empty, examination } = content
  return withTheRest(parts)
    .map(({ title, links }) => ({ title, links: shownLinks(links, { empty, examination: examination ?? '' }) }))
    .filter(({ links }) => links.length > 0)
}
