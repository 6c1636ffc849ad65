import type { Client } from '@northlight/contract/client'
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

export type SiteMapPart = { title: string; links: MenuLink[] }

/** Pages that exist whatever the institute enters. */
const fixed: SiteMapPart[] = [
  {
    title: 'The institute',
    links: [
      { label: 'Home', to: '/' },
      { label: 'About us', to: '/about-us' },
      { label: 'Mission and vision', to: '/mission-vision' },
      { label: 'Leadership team and faculty', to: '/leadership-team' },
      { label: 'Testimonials', to: '/testimonial' },
      { label: 'Gallery', to: '/gallery' },
      { label: 'Careers', to: '/careers' },
      { label: 'Contact us', to: '/contact-us' },
      { label: 'Questions and answers', to: '/faq' },
      { label: 'Search', to: '/search' },
    ],
  },
  {
    title: 'Admission',
    links: [
      { label: 'Admission and scholarship test', to: '/admission' },
      { label: 'Registration for the aptitude test', to: '/admission/register' },
      { label: 'Admission to Classes 8, 9 and 10', to: '/admission/class-8-9-10' },
      { label: 'Admission to PU', to: '/admission/puc' },
      {
        label: '2-year day scholar and residential programme',
        to: '/2-year-integrated-day-scholar-and-residential-program',
      },
      { label: 'Vrddhi', to: '/vrddhi' },
      { label: 'Vrddhi syllabus', to: '/vrddhi/syllabus' },
    ],
  },
]

type Named = { name: string; slug: string }
const linksOf = (items: readonly Named[], path: (slug: string) => string): MenuLink[] =>
  items.map(({ name, slug }) => ({ label: name, to: path(slug) }))

/** Every page a visitor can open, from the same lists that the pages themselves read. */
export const siteMap = async (client: Client): Promise<SiteMapPart[]> => {
  const [branches, achievers, campaigns, tests, articles, tips, events, legal] = await Promise.all([
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
        { label: 'All tests', to: '/online-tests' },
        { label: 'Practice', to: '/practice' },
        ...linksOf(tests.tests, testPath),
      ],
    },
    {
      title: 'Knowledge desk',
      links: [{ label: 'All articles', to: '/knowledge-desk' }, ...linksOf(articles.blogs, articlePath)],
    },
    { title: 'Expert tips', links: [{ label: 'All tips', to: '/expert-tips' }, ...linksOf(tips.expertTips, tipPath)] },
    { title: 'Events', links: [{ label: 'All events', to: '/events' }, ...linksOf(events.events, eventPath)] },
    { title: 'Legal', links: legal.legal.map(({ page_name, slug }) => ({ label: page_name, to: legalPath(slug) })) },
  ]
  return parts.filter(({ links }) => links.length > 0)
}
