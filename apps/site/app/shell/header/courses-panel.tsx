import { classes } from '@northlight/ui/classes.ts'
import { useState } from 'react'
import { useFeed } from '../../platform/api/feed.ts'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { Constellation } from '../../ui/art/constellation.tsx'
import { ButtonLink, Link } from '../../ui/controls/link.tsx'
import { TryAgainLine } from '../../ui/controls/try-again-line.tsx'
import { useTabs } from '../../ui/controls/use-tabs.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { coursesFeed } from '../menu/feeds.ts'
import type { BranchMenu } from '../menu/menu-tree.ts'

/** Branch × class, wide as the page. */
export function CoursesPanel({ links }: { links: readonly MenuLink[] }) {
  const state = useFeed(coursesFeed)
  return (
    <div className="wrap grid min-h-80 grid-cols-[224px_1fr_272px] gap-x-10 gap-y-6 pt-8 pb-9 max-xl:grid-cols-[200px_1fr_232px] max-xl:gap-x-7">
      {state.status === 'ready' ? <Branches branches={state.items} /> : <Pending failed={state.status === 'failed'} />}
      <ul className="col-start-2 flex flex-wrap gap-x-7 gap-y-1 self-end border-t border-line pt-3.5 text-sm">
        {[...links, { label: 'Gallery', to: '/gallery' }].map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1.5 text-sky hover:text-night">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="on-night col-start-3 row-span-2 row-start-1 self-start rounded-lg bg-night px-5.5 pt-5 pb-5.5 text-sm leading-normal">
        <Constellation name="dipper" width={120} className="mb-3 block text-gold" />
        <p className="text-on-night-2">
          <b className="block text-[1rem] text-on-night">Not sure which one?</b> A free test tells you where you stand,
          topic by topic. No payment, no call unless you ask.
        </p>
        <ButtonLink to="/online-tests" variant="gold" size="sm" className="mt-4">
          Take a free test
        </ButtonLink>
      </div>
    </div>
  )
}

function Pending({ failed }: { failed: boolean }) {
  return (
    <div className="col-span-2" aria-busy={!failed}>
      {failed ? (
        <TryAgainLine retry={coursesFeed.load} />
      ) : (
        <SkeletonLines lines={4} lineClassName="h-11" className="max-w-56" />
      )}
    </div>
  )
}

function Branches({ branches }: { branches: BranchMenu[] }) {
  const [chosen, choose] = useState(branches[0]?.slug)
  const { listProps, tabProps, panelProps } = useTabs({
    label: 'Campus',
    tabs: branches.map(({ slug }) => ({ id: slug })),
    current: chosen,
    onChoose: choose,
    isVertical: true,
  })
  const branch = branches.find(({ slug }) => slug === chosen)
  if (!branch) return <p className="col-span-2 text-ink-2">New courses will be listed here soon.</p>

  return (
    <>
      <div {...listProps} className="row-span-2 grid content-start gap-1 border-r border-line pr-6">
        {branches.map(({ name, slug, modes }) => (
          <button
            {...tabProps(slug)}
            key={slug}
            className={classes(
              'grid gap-0.5 rounded-lg px-4 py-3 text-left transition-colors',
              slug === chosen ? 'bg-night text-on-night' : 'hover:bg-paper-2',
            )}
          >
            <b className="font-serif text-[1.1875rem] leading-tight font-medium">{name}</b>
            {modes && (
              <span className={classes('text-xs', slug === chosen ? 'text-on-night-2' : 'text-ink-2')}>{modes}</span>
            )}
          </button>
        ))}
      </div>
      <div {...panelProps(branch.slug)} className="grid auto-cols-fr grid-flow-col content-start gap-8 max-xl:gap-5">
        {branch.groups.map(({ title, links }) => (
          <div key={title}>
            <h3 className="mb-1.5 border-b border-line py-2 font-sans text-xs leading-snug font-medium tracking-normal text-bronze">
              {title}
            </h3>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="block py-2.5 text-sm leading-snug font-medium text-ink no-underline hover:text-sky hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
