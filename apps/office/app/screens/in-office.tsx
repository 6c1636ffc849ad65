import { seconds } from '@northlight/contract/durations'
import { resources } from '@northlight/contract/office/resources/list'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useCounts, useFamilyNews } from '../features/families/use-families.ts'
import { WaitingStrip } from '../features/families/waiting-strip.tsx'
import { Frame } from '../features/frame/frame.tsx'
import { actAt } from '../features/frame/navigation.ts'
import { asked } from '../features/records/make/asked.ts'
import { useMakeAny } from '../features/records/make/use-make.ts'
import { useConsentsRead, useOpenChallenges } from '../features/today/desk-reads.ts'
import { Guard } from '../platform/me/guard.tsx'
import { useMay } from '../platform/me/use-me.ts'
import { keepShell } from '../platform/offline/keep-shell.ts'
import { signOut } from '../platform/session/session.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Skeleton } from '../ui/states.tsx'
import { useSide } from '../ui/use-side.ts'
import { NotFoundScreen, StaffOnly } from './not-found.tsx'

const Palette = lazy(() => import('../features/palette/palette.tsx').then((m) => ({ default: m.Palette })))

const MakeDialog = lazy(() =>
  import('../features/records/make/make-dialog.tsx').then((m) => ({ default: m.MakeDialog })),
)

/** Stays where it was asked for: anyone who goes elsewhere does not take it along. */
function Making() {
  const now = useStore(asked)
  const { pathname } = useLocation()
  const [shown, setShown] = useState(now)
  if (now && now !== shown) setShown(now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen changes
  useEffect(() => () => asked.set(null), [pathname])
  if (!shown) return null
  return (
    <Suspense>
      <MakeDialog {...shown} open={now !== null} onClose={() => asked.set(null)} />
    </Suspense>
  )
}

/** Not there before it is asked for the first time. */
function UsedPalette(props: ComponentProps<typeof Palette>) {
  const [isUsed, setUsed] = useState(props.open)
  if (props.open && !isUsed) setUsed(true)
  if (!isUsed) return null
  return (
    <Suspense>
      <Palette {...props} />
    </Suspense>
  )
}

/** What opens with a press: fetched once the first screen stands, so that no press waits for the network. */
const readOverlays = () =>
  Promise.all([
    import('@northlight/ui/overlay/open-dialog.tsx'),
    import('@northlight/ui/overlay/open-menu.tsx'),
    import('@northlight/ui/overlay/open-filter.tsx'),
    import('../features/palette/palette.tsx'),
  ])

const leave = async () => {
  try {
    await signOut()
  } catch (error) {
    toast.failed(error)
  }
}

export function InOffice() {
  return (
    <Guard notStaff={<StaffOnly onSignOut={() => void leave()} />}>
      <Inside />
    </Guard>
  )
}

function Inside() {
  const may = useMay()
  const wanted = actAt(resources, useLocation().pathname)
  const isCounselling = may('families.read')
  const counts = useCounts(isCounselling)
  useFamilyNews(isCounselling)
  // Beside the places of the side, which a phone does not have.
  const hasSide = useSide()
  const waiting = useConsentsRead(hasSide).data?.cases.length ?? 0
  const disputed = useOpenChallenges(hasSide).data?.meta.total ?? 0
  const { make } = useMakeAny({ form: 'make', leaves: false })
  // A counsellor's screens are fetched before they are asked for: on the way to a family there may be no network.
  useEffect(() => {
    if (isCounselling)
      void Promise.all([
        readOverlays(),
        import('./families.tsx'),
        import('./family.tsx'),
        import('./follow-ups.tsx'),
        import('./walk-in.tsx'),
      ])
        .then(keepShell)
        .catch(() => {})
    const timer = setTimeout(() => void readOverlays().catch(() => {}), seconds(2))
    return () => clearTimeout(timer)
  }, [isCounselling])
  return (
    <Frame
      counts={{
        '/families': { count: counts?.inbox ?? 0, isBad: true },
        '/families/follow-ups': { count: counts?.due ?? 0, isBad: (counts?.overdue ?? 0) > 0 },
        '/consents': { count: waiting, isBad: false },
        '/challenges': { count: disputed, isBad: false },
      }}
      strip={<WaitingStrip />}
      palette={(props) => <UsedPalette {...props} onMake={make} />}
    >
      <Suspense fallback={<Skeleton lines={10} />}>
        {wanted === undefined || may(wanted) ? <Outlet /> : <NotFoundScreen />}
      </Suspense>
      <Making />
    </Frame>
  )
}
