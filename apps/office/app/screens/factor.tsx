import { useStore } from '@northlight/ui/state/use-store.ts'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Bare } from '../features/frame/bare.tsx'
import { FactorForm } from '../features/security/factor-form.tsx'
import { readMeAgain, useReadMe } from '../platform/me/use-me.ts'
import { wayBack, withWayBack } from '../platform/me/way-back.ts'
import { session, signOut } from '../platform/session/session.ts'
import { Skeleton } from '../ui/states.tsx'

export function FactorScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const state = useStore(session)
  const me = useReadMe(state.status === 'signed-in')
  const to = wayBack(search)
  // Anyone who has shown one, or has none to show, has nothing to do here.
  const isElsewhere = state.status !== 'signed-in' || me.isError || (me.data && me.data.needs !== 'second-factor')
  useEffect(() => {
    if (isElsewhere) void navigate(to, { replace: true })
  }, [isElsewhere, navigate, to])
  if (!me.data || isElsewhere) return <Skeleton />
  return (
    <Bare title="Your second factor" institute={me.data.institute} demo={me.data.demo}>
      <p className="small muted">
        {me.data.email} ·{' '}
        <button type="button" className="link" onClick={() => void signOut()}>
          not you?
        </button>
      </p>
      <h1>Your second factor</h1>
      <FactorForm
        kinds={me.data.factor.kinds}
        onShown={() => void readMeAgain()}
        onRecovered={async () => {
          await readMeAgain()
          void navigate(withWayBack('/enrol', to), { replace: true })
        }}
      />
    </Bare>
  )
}
