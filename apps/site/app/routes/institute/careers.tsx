import { cvRule } from '@northlight/contract/enquiries/job-application'
import { Band } from '@northlight/ui/kit/band.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { type RouterContextProvider, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { jobOf } from '../../features/institute/careers/job.ts'
import { Openings } from '../../features/institute/careers/openings.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { jobPosting } from '../../platform/head/json-ld/job-posting.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { listAddress } from '../../platform/lists/list-address.ts'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { loadList } from '../../platform/lists/load-list.ts'
import { useQuery } from '../../platform/navigation/place.ts'
import { BandHead } from '../../ui/layout/band-head.tsx'
import { HeadFact } from '../../ui/layout/head-fact.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { ListEmpty } from '../../ui/lists/list-empty.tsx'
import { StatementList } from '../../ui/lists/statement-list.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/careers'

const path = '/careers'
const trail = [['About us', '/about-us'], ['Careers']] as const
const perPage = 9

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [text, { items, paging }, branches, seo] = await Promise.all([
    load(context, (client) => orNull(client.get('/page-text/{slug}', { params: { slug: 'careers' } }))),
    loadList({
      context,
      url,
      read: (client, page) => client.get('/job-openings', { query: { total: perPage, page } }),
    }),
    load(context, (client) => client.get('/branch/all')),
    load(context, (client) => seoRecord(client, 'careers-page')),
  ])
  const asked = url.searchParams.get('job')
  const isClosed = asked !== null && !items.some(({ id }) => String(id) === asked)
  if (isClosed) await toItsPage(context, asked)
  const [campus] = branches.branch
  const page = text?.page
  return {
    seo,
    isClosed,
    paging,
    heading: page?.heading || 'Work with us',
    intro: page?.intro ?? [],
    values: (page?.cards ?? []).map(({ title, text }, id) => ({ id, title, text })),
    emptyText: page?.empty_text ?? '',
    picture: campus ? { src: campus.image, alt: campus.image_alt ?? '' } : null,
    jobs: items.map(jobOf),
    postings: items.map(
      ({ name, slug, posted_on, closes_on, description_unfiltered, branch, employment_type, salary }) => ({
        ...{ name, slug, posted_on, closes_on, description_unfiltered, branch, employment_type, salary },
      }),
    ),
    cvRule,
  }
}

/** A link to a post stays good while the list grows; a post that is filled is said to be. */
const toItsPage = async (context: Readonly<RouterContextProvider>, asked: string) => {
  const { blogs: all } = await load(context, (client) => client.get('/job-openings/all'))
  const at = all.findIndex(({ id }) => String(id) === asked)
  if (at >= 0) throw redirect(`${listAddress(path, { job: asked }, Math.floor(at / perPage) + 1)}#apply`)
}

/** Opening a form of the page that is shown needs nothing new. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.get('page') === nextUrl.searchParams.get('page')
    ? false
    : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { siteUrl, institute } = rootOf(matches)
  return pageMeta({
    title: 'Careers',
    description: loaderData.intro[0],
    seo: loaderData.seo,
    path: location.pathname + location.search,
    trail,
    jsonLd: loaderData.postings.map((job) => jobPosting(siteUrl, institute, job)),
    matches,
  })
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { heading, intro, values, picture, jobs, paging, emptyText, isClosed } = loaderData
  const query = useQuery()
  const applying = jobs.find(({ id }) => String(id) === query.get('job'))?.id ?? null
  return (
    <>
      <PageBanner
        title={heading}
        trail={trail}
        lead={intro[0]}
        aside={
          paging.total > 0 && (
            <HeadFact
              label="Now open"
              fact={paging.total === 1 ? '1 position' : `${paging.total} positions`}
              link={{ to: '#openings', label: 'See open positions' }}
            >
              {jobs
                .slice(0, 3)
                .map(({ name }) => name)
                .join(', ')}
            </HeadFact>
          )
        }
      />
      {(intro.length > 1 || values.length > 0) && (
        <Band>
          <div className="grid items-center gap-x-columns gap-y-8 menu:grid-cols-2">
            {picture && (
              <Picture
                {...picture}
                width={600}
                height={400}
                sizes="(min-width: 993px) 45vw, 92vw"
                priority
                className="aspect-3/2 w-full rounded-lg object-cover"
              />
            )}
            <div className="grid gap-5 text-lg leading-normal">
              {intro.slice(1).map((paragraph) => (
                <p key={paragraph} className="max-w-[35.5em]">
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
          <StatementList statements={values} columns={4} className="mt-blocks" />
        </Band>
      )}
      <Band id="openings" ground="white" labelledBy="openings-heading">
        <BandHead
          id="openings-heading"
          mark="cygnus"
          markLabel="Open positions"
          title="Open positions."
          className="mb-8"
        />
        {isClosed && (
          <Notice kind="info" className="mb-8">
            The position you were looking for is no longer open. These are.
          </Notice>
        )}
        <ListFrame
          heading="Open positions"
          hideHeading
          paging={paging}
          href={(page) => listAddress(path, {}, page)}
          label="Pages of open positions"
          count={paging.total === 1 ? '1 open post' : `${paging.total} open positions`}
          empty={
            <ListEmpty things="open posts" allHref="/contact-us" allLabel="Write to us" mark="cygnus">
              <p>
                {emptyText || 'There is no open position at the moment. Write to us, and we will keep your letter.'}
              </p>
            </ListEmpty>
          }
        >
          <Openings
            jobs={jobs}
            applying={applying}
            href={(job) => listAddress(path, { job: String(job) }, paging.current)}
            rule={loaderData.cvRule}
          />
        </ListFrame>
      </Band>
    </>
  )
}
