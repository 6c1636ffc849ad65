import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Frame } from '../features/frame/frame.tsx'
import { Palette } from '../features/palette/palette.tsx'
import { queryClient } from '../platform/api/query-client.ts'
import { Guard } from '../platform/me/guard.tsx'
import { signOut } from '../platform/session/session.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Skeleton } from '../ui/states.tsx'
import { StaffOnly } from './not-found.tsx'

const leave = async () => {
  try {
    await signOut()
    queryClient.clear()
  } catch (error) {
    toast.failed(error)
  }
}

export function InOffice() {
  return (
    <Guard notStaff={<StaffOnly onSignOut={() => void leave()} />}>
      <Frame palette={(props) => <Palette {...props} />}>
        <Suspense fallback={<Skeleton lines={10} />}>
          <Outlet />
        </Suspense>
      </Frame>
    </Guard>
  )
}
