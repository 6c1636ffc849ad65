import { resources } from '@northlight/contract/office/resources/list'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useCounts, useFamilyNews } from '../features/families/use-families.ts'
import { WaitingStrip } from '../features/families/waiting-strip.tsx'
import { Frame } from '../features/frame/frame.tsx'
import { actAt } from '../features/frame/navigation.ts'
import { Palette } from '../features/palette/palette.tsx'
import { Guard } from '../platform/me/guard.tsx'
import { useMay } from '../platform/me/use-me.ts'
import { keepShell } from '../platform/offline/keep-shell.ts'
import { signOut } from '../platform/session/session.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Skeleton } from '../ui/states.tsx'
import { NotFoundScreen, StaffOnly } from './not-found.tsx'

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
  // A counsellor's screens are fetched before they are asked for: on the way to a family there may be no network.
  useEffect(() => {
    if (isCounselling)
      void Promise.all([
        import('./families.tsx'),
        import('./family.tsx'),
        import('./follow-ups.tsx'),
        import('./walk-in.tsx'),
      ])
        .then(keepShell)
        .catch(() => {})
  }, [isCounselling])
  return (
    <Frame
      counts={{
        '/families': { count: counts?.inbox ?? 0, isBad: true },
        '/families/follow-ups': { count: counts?.due ?? 0, isBad: (counts?.overdue ?? 0) > 0 },
      }}
      strip={<WaitingStrip />}
      palette={(props) => <Palette {...props} />}
    >
      <Suspense fallback={<Skeleton lines={10} />}>
        {wanted === undefined || may(wanted) ? <Outlet /> : <NotFoundScreen />}
      </Suspense>
    </Frame>
  )
}
