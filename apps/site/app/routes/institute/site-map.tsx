import { Link } from '@northlight/ui/kit/link.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { Fold } from '../../ui/layout/fold.tsx'
import { PaperHead } from '../../ui/lists/paper-head.tsx'
import type { Route } from './+types/site-map'
import { siteMap } from './site-map-groups.ts'

const trail = [['Site map']] as const

export const loader = async ({ context }: Route.LoaderArgs) => ({ parts: await load(context, siteMap) })

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title: 'Site map',
    description: 'Every page of this site on one page.',
    path: location.pathname,
    trail,
    matches,
  })

export default function SiteMap({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <div className="pb-section">
      <PaperHead title="Site map" trail={trail} lead="If you cannot find something here, it is not on this site." />
      <div className="wrap columns-1 gap-x-12 sm:columns-2 menu:columns-3">
        {parts.map(({ title, links }) => (
          // Two hundred lines are ten screens of a phone; their headings are one.
          <Fold key={title} headingLevel={2} title={title} className="max-sm:last:border-b sm:mb-10">
            <ul className="text-sm sm:border-t sm:border-line-2 sm:pt-2">
              {links.map(({ label, to }) => (
                <li key={to} className="break-inside-avoid">
                  <Link to={to} className="block py-1.5 text-ink no-underline hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </div>
  )
}
