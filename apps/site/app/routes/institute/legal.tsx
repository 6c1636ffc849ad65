import { indianDay, shownDate } from '@northlight/contract/dates'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { redirect } from 'react-router'
import { LegalLinks } from '../../features/institute/legal/legal-links.tsx'
import { BesideText, OnThisPage, OnThisPageFold } from '../../features/reading/text/on-this-page.tsx'
import { prepareText } from '../../features/reading/text/prepare.server.ts'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { legalPath } from '../../platform/paths/paths.ts'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PaperHead } from '../../ui/lists/paper-head.tsx'
import type { Route } from './+types/legal'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const [{ legal }, { legal: all }] = await Promise.all([
    load(context, (client) => client.get('/legal/{slug}', { params: { slug: params.slug } })),
    load(context, (client) => client.get('/legal')),
  ])
  if (legal.slug !== params.slug) throw redirect(legalPath(legal.slug) + url.search, 301)
  const { page_name, heading, meta_title, meta_description, meta_keywords, meta_scripts, updated_at } = legal
  return {
    name: page_name,
    heading: heading || page_name,
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    text: prepareText(legal.description),
    day: indianDay(updated_at),
    date: shownDate(updated_at),
    links: all.map((page) => ({ to: legalPath(page.slug), name: page.page_name })),
  }
}

const trailTo = (name: string) => [['Legal'], [name]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  return pageMeta({
    title: loaderData.name,
    description: `${loaderData.heading}, last updated on ${loaderData.date}.`,
    seo: loaderData.seo,
    path: location.pathname,
    trail: trailTo(loaderData.name),
    matches,
  })
}

export default function LegalPage({ loaderData: { name, heading, text, day, date, links } }: Route.ComponentProps) {
  return (
    <div className="pb-section">
      <PaperHead
        title={heading}
        trail={trailTo(name)}
        lead={
          <span className="flex flex-wrap items-center gap-x-6 gap-y-2 text-md">
            <span>
              Last updated <time dateTime={day}>{date}</time>
            </span>
            <PrintButton>Print</PrintButton>
          </span>
        }
      />
      <div className="wrap grid justify-between gap-x-10 gap-y-8 pt-4 menu:grid-cols-[200px_minmax(0,680px)] xl:grid-cols-[216px_minmax(0,680px)_216px] print:block">
        <BesideText>
          <OnThisPage headings={text.headings} />
        </BesideText>
        <div className="min-w-0">
          <OnThisPageFold headings={text.headings} className="mb-8 menu:hidden" />
          {text.html ? (
            <Prose html={text.html} />
          ) : (
            <EmptyState
              title="This text is being written"
              action={
                <ButtonLink to="/contact-us" variant="line" size="sm">
                  Ask for it
                </ButtonLink>
              }
            >
              <p>Until it is ready, we will send it on request.</p>
            </EmptyState>
          )}
        </div>
        <aside className="self-start menu:col-start-2 xl:sticky xl:top-28 xl:col-start-3">
          <LegalLinks links={links} />
        </aside>
      </div>
    </div>
  )
}
