import { type RouterContextProvider, redirect } from 'react-router'
import { type Quote, StaffQuote, staffQuotesOf } from '../../features/institute/about/staff-quote.tsx'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { GalleryPhotos } from '../../features/institute/gallery/gallery-view.tsx'
import { photoAt, photoOf } from '../../features/institute/gallery/photo.ts'
import { loadNextEvent } from '../../features/reading/events/load-next-event.ts'
import { NextEvent } from '../../features/reading/events/next-event.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { type ListFilters, listAddress } from '../../platform/lists/list-address.ts'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { loadList } from '../../platform/lists/load-list.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { searchText } from '../../platform/lists/page-number.ts'
import { useQuery } from '../../platform/navigation/place.ts'
import { Chips } from '../../ui/controls/chips.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { ListEmpty } from '../../ui/lists/list-empty.tsx'
import type { Route } from './+types/gallery'

const path = '/gallery'
const trail = [['Gallery']] as const
const perPage = 12

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const filters = { album: searchText(url, 'album') || undefined }
  const [head, text, albums, next, { items, paging }] = await Promise.all([
    loadPageHead(context, { text: 'gallery', seo: 'gallery-page' }, 'Gallery'),
    load(context, (client) => orNull(client.get('/page-text/{slug}', { params: { slug: 'gallery' } }))),
    load(context, (client) => client.get('/gallery-album')),
    load(context, loadNextEvent),
    loadList({
      context,
      url,
      filters,
      read: (client, page) =>
        client.get('/gallery', { query: { total: perPage, page, 'filter[album]': filters.album } }),
    }),
  ])
  const photos = items.map(photoOf)
  const asked = url.searchParams.get('photo')
  if (asked && !photoAt(photos, asked)) throw await toItsPage(context, filters, asked)
  return { head, filters, paging, photos, next, quotes: staffQuotesOf(text?.page.quotes ?? []), albums: albums.data }
}

/** A link to a photo stays good when newer ones push it to another page. One that is gone leads to the gallery. */
const toItsPage = async (context: Readonly<RouterContextProvider>, filters: ListFilters, asked: string) => {
  const all = await load(context, (client) =>
    client.get('/gallery', { query: { total: 100, 'filter[album]': filters.album } }),
  )
  const at = all.data.findIndex(({ id }) => String(id) === asked)
  if (at === -1) return redirect(listAddress(path, filters))
  return redirect(listAddress(path, { ...filters, photo: asked }, Math.floor(at / perPage) + 1))
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  return pageMeta({
    title: 'Gallery',
    description: loaderData.head.lead,
    seo: loaderData.head.seo,
    path: location.pathname + location.search,
    trail,
    matches,
  })
}

const albumChips = (albums: { name: string; total: number }[], current?: string) => [
  { label: 'All', to: path, count: albums.reduce((sum, { total }) => sum + total, 0), isCurrent: !current },
  ...albums.map(({ name, total }) => ({
    label: name,
    to: listAddress(path, { album: name }),
    count: total,
    isCurrent: current === name,
  })),
]

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { head, filters, paging, photos, quotes, albums, next } = loaderData
  const asked = useQuery().get('photo')
  const href = (page: number, photo?: string) => listAddress(path, { ...filters, photo }, page)
  const [first, second] = quotes
  return (
    <>
      <PageBanner title={head.heading} trail={trail} lead={head.lead} aside={next && <NextEvent event={next} />}>
        {first && <FirstQuote quote={first} />}
      </PageBanner>
      <div className="wrap pt-8 pb-section">
        {albums.length > 1 && <Chips label="Albums" chips={albumChips(albums, filters.album)} className="mb-8" />}
        <ListFrame
          heading={filters.album ?? 'All pictures'}
          hideHeading
          paging={paging}
          href={(page) => href(page)}
          label="Pages of pictures"
          count={paging.total === 1 ? '1 picture' : `${paging.total} pictures`}
          empty={
            <ListEmpty things="pictures" allHref={path} mark="cygnus">
              <p>{head.emptyText || 'No pictures here yet.'}</p>
            </ListEmpty>
          }
        >
          <GalleryPhotos {...{ path, filters, photos, paging, asked }} />
        </ListFrame>
        {second && (
          <div className="mt-section border-t border-line-2 pt-10">
            <StaffQuote quote={second} isLarge />
          </div>
        )}
      </div>
      <ClosingBand />
    </>
  )
}

function FirstQuote({ quote: { text, name } }: { quote: Quote }) {
  return (
    <figure className="max-w-[29em] border-l border-gold pl-5">
      <blockquote className="font-serif text-h4 leading-[1.35] text-on-night-3">“{text}”</blockquote>
      {name && <figcaption className="mt-2 text-sm text-on-night-2">{name}</figcaption>}
    </figure>
  )
}
