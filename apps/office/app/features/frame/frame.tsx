import { resources } from '@northlight/contract/office/resources/list'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useMay, useMe } from '../../platform/me/use-me.ts'
import { Dock } from './dock.tsx'
import { FreezeStrip } from './freeze-strip.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { navigationFor, type Place } from './navigation.ts'
import { Side } from './side.tsx'
import { Top } from './top.tsx'

type Props = {
  children: ReactNode
  palette: (props: { open: boolean; onClose: () => void; wantsNew: boolean; places: Place[] }) => ReactNode
}

/** Night bar, side, work area; below 992 px a bottom bar instead of the side. */
export function Frame({ children, palette }: Props) {
  const me = useMe()
  const may = useMay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<'search' | 'new' | 'keys' | null>(null)
  const main = useRef<HTMLElement>(null)
  const groups = navigationFor(resources, may)
  const close = () => setOpen(null)
  const search = () => setOpen('search')
  const firstOf = (label: string) => groups.find((group) => group.label === label)?.places[0]?.to
  const go = (to: string | undefined) => to && void navigate(to)

  useKeys(
    {
      '$mod+k': search,
      '/': search,
      '?': () => setOpen('keys'),
      'Shift+?': () => setOpen('keys'),
      'g t': () => go('/'),
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
      <Side groups={groups} onKeys={() => setOpen('keys')} />
      <main className="main" id="main" tabIndex={-1} ref={main}>
        <FreezeStrip />
        <div className="view">{children}</div>
      </main>
      <Dock groups={groups} onSearch={search} onNew={may('content.draft') ? () => setOpen('new') : undefined} />
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
