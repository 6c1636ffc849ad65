import { resources } from '@northlight/contract/office/resources/list'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { typedAhead } from '../../platform/keys/typed-ahead.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useMay, useMe } from '../../platform/me/use-me.ts'
import { undoLast } from '../../platform/toasts/toast.ts'
import { useSide } from '../../ui/use-side.ts'
import { BranchLine } from './branch-choice.tsx'
import { Dock } from './dock.tsx'
import { FreezeStrip } from './freeze-strip.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { type MenuEntry, navigationFor } from './navigation.ts'
import { OldStrip } from './old-strip.tsx'
import { type Counted, Side } from './side.tsx'
import { Top } from './top.tsx'

type Props = {
  children: ReactNode
  /** Numbers beside places, by their address. */
  counts: Counted
  /** What stands above every screen: no network, something that waits. */
  strip?: ReactNode
  palette: (props: { open: boolean; onClose: () => void; wantsNew: boolean; places: MenuEntry[] }) => ReactNode
}

/** Night bar, side, work area; below 992 px a bottom bar instead of the side. */
export function Frame({ children, counts, strip, palette }: Props) {
  const me = useMe()
  const may = useMay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<'search' | 'new' | 'keys' | null>(null)
  const main = useRef<HTMLElement>(null)
  const hasSide = useSide()
  const groups = navigationFor(resources, may)
  const close = () => {
    typedAhead.end()
    setOpen(null)
  }
  const search = () => {
    if (open === null) typedAhead.begin()
    setOpen('search')
  }
  const firstOf = (label: string) => groups.find((group) => group.label === label)?.places[0]?.to
  const ifSeen = (to: string) => groups.flatMap(({ places }) => places).find((place) => place.to === to)?.to
  const go = (to: string | undefined) => to && void navigate(to)
  // A counsellor writes families down, an editor records; who does both chooses from all of it.
  const newRecord = may('content.draft') ? () => setOpen('new') : undefined
  const onNew = may('families.write') && me.role === 'counsellor' ? () => go('/families/new') : newRecord

  useKeys(
    {
      '$mod+k': search,
      '/': search,
      '?': () => setOpen('keys'),
      'Shift+?': () => setOpen('keys'),
      u: () => void undoLast(),
      'Alt+u': () => void undoLast(),
      'g t': () => go('/'),
      'g f': () => go(firstOf('Families')),
      'g a': () => go(ifSeen('/applications')),
      'g p': () => go(ifSeen('/payments')),
      'g q': () => go(ifSeen('/questions')),
      'g c': () => go(firstOf('Content')),
      'g i': () => go(firstOf('Institute')),
    },
    { letters: me.keys_on },
  )
  // A new screen begins at its top, and screen readers with it.
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className="app">
      <Top onSearch={search} onKeys={() => setOpen('keys')} />
      {hasSide && <Side groups={groups} counts={counts} onKeys={() => setOpen('keys')} />}
      <main className="main" id="main" tabIndex={-1} ref={main}>
        {strip}
        <OldStrip />
        <FreezeStrip />
        <BranchLine />
        <div className="view">{children}</div>
      </main>
      <Dock groups={groups} counts={counts} onSearch={search} onNew={onNew} />
      <KeysDialog open={open === 'keys'} onClose={close} lettersOn={me.keys_on} />
      {palette({
        open: open === 'search' || open === 'new',
        onClose: close,
        wantsNew: open === 'new',
        places: groups.flatMap((group) => group.places),
      })}
    </div>
  )
}
