import { data } from 'react-router'
import type { Route } from './+types/not-found'

/** Every address that no page answers to. */
export const loader = ({ url }: Route.LoaderArgs) => {
  throw data({ message: `Page not found: ${url.pathname}` }, { status: 404 })
}

export default function NotFound() {
  return null
}
