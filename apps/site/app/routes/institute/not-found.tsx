import { englishPage } from '@northlight/contract/pages/page-at'
import { data, redirect } from 'react-router'
import type { Route } from './+types/not-found'

/** Every address that no page answers to. `/kn/events/open-day` is a page that there is in English. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const english = englishPage(url.pathname)
  if (english) throw redirect(english + url.search, 301)
  throw data({ message: `Page not found: ${url.pathname}` }, { status: 404 })
}

export default function NotFound() {
  return null
}
