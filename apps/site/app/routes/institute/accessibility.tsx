import { data, redirect } from 'react-router'
import { load } from '../../platform/api/load.ts'
import { legalPath } from '../../platform/paths/paths.ts'
import type { Route } from './+types/accessibility'

/** The address people expect; the statement itself is one of the legal pages. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { legal } = await load(context, (client) => client.get('/legal'))
  const statement = legal.find(({ slug }) => slug.startsWith('accessibility'))
  if (!statement) throw data({ message: `Page not found: ${url.pathname}` }, { status: 404 })
  throw redirect(legalPath(statement.slug))
}

export default function Accessibility() {
  return null
}
