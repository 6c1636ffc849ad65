import { useStore } from '@northlight/ui/state/use-store.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Bare } from '../features/frame/bare.tsx'
import { AddFactor } from '../features/security/add-factor.tsx'
import { RecoveryCodes } from '../features/security/recovery-codes.tsx'
import { calls, sentenceOf } from '../platform/api/client.ts'
import { readMeAgain, useReadMe } from '../platform/me/use-me.ts'
import { wayBack, withWayBack } from '../platform/me/way-back.ts'
import { session } from '../platform/session/session.ts'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/states.tsx'
import { dayText } from '../ui/time.tsx'

const steps = ['Password', 'Second factor', 'Recovery codes']
const stepWords = ['done', 'now', 'shown once']

/** Password, factor, recovery codes: the way into the office of somebody who has no second factor yet. */
export function EnrolScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const to = wayBack(search)
  const state = useStore(session)
  const me = useReadMe(state.status === 'signed-in')
  const [codes, setCodes] = useState<string[] | null>(null)
  const makeCodes = useMutation({
    mutationFn: () => calls.post<{ recovery_codes: string[] }>('/office/me/recovery-codes', {}),
    onSuccess: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  const needs = me.data?.needs
  // The factor stands, but its codes were never typed back: they are made anew, for nobody has the first ones.
  const lacksCodes = needs === 'recovery-codes' && codes === null
  const { mutate, isIdle } = makeCodes
  useEffect(() => {
    if (lacksCodes && isIdle) mutate()
  }, [lacksCodes, isIdle, mutate])

  const enter = async () => {
    await readMeAgain()
    void navigate(to, { replace: true })
  }
  if (state.status !== 'signed-in' || me.isError) return <Navigate to={withWayBack('/', to)} replace />
  if (!me.data) return <Skeleton />
  if (needs === 'second-factor') return <Navigate to={withWayBack('/factor', to)} replace />
  const at = codes || needs === 'recovery-codes' ? 2 : 1
  const { must_by, has } = me.data.factor
  if (!needs && has && !codes) return <Navigate to={to} replace />
  const mayWait = !needs && must_by
  return (
    <Bare title="Add a second factor" institute={me.data.institute} demo={me.data.demo} wide>
      <p className="small muted">
        Welcome, {me.data.name} · step {at + 1} of 3
      </p>
      <h1>{at === 1 ? 'Add a second factor' : 'Write your recovery codes down'}</h1>
      <p className="muted enrol-lead">
        {at === 1
          ? `A password alone does not open the office. One way is enough; two are better.${mayWait ? ` You can leave this until ${dayText(must_by)}.` : ''}`
          : 'If your phone is lost, one of these opens the office. Keep them where you keep important papers.'}
      </p>
      <ol className="steps steps--three" aria-label="Steps">
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < at ? 'is-done' : index === at ? 'is-now' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <b>{step}</b>
            <span>{index < at ? 'done' : stepWords[index === at ? 1 : 2]}</span>
          </li>
        ))}
      </ol>
      {makeCodes.isError && <Note tone="bad">{sentenceOf(makeCodes.error)}</Note>}
      {at === 1 && <AddFactor onAdded={(made) => (made ? setCodes(made) : void enter())} />}
      {codes && <RecoveryCodes codes={codes} onDone={() => void enter()} done="Into the office" />}
    </Bare>
  )
}
