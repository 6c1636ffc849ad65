import { useEffect, useState } from 'react'
import { useRead } from '../../../platform/api/use-read.ts'
import { useGo, useQuery } from '../../../platform/navigation/place.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { applicationPath } from '../paths.ts'
import { type Draft, registrationDraft } from './draft.ts'
import type { RegistrationData } from './registration-data.ts'
import { RegistrationForm } from './registration-form.tsx'

const blank: Draft = {}

/** Anyone who has an application for this season already is led to it. */
const useExistingApplication = () => {
  const { status } = useSession()
  const navigate = useGo()
  const [wasGuest, setGuest] = useState(false)
  if (!wasGuest && status === 'unauthenticated') setGuest(true)
  // Anyone who signs in at the end of this very form stays in it. Not registered yet, or no connection: the form
  // stands.
  const wanted = status === 'authenticated' && !wasGuest
  const { value } = useRead('application', (client, signal) => client.get('/admission/info', { signal }), wanted)
  const isRegistered = value?.application.can.apply_again === false
  useEffect(() => {
    if (isRegistered) navigate(applicationPath, { replace: true })
  }, [isRegistered, navigate])
}

/** The registration in five steps. What was typed earlier on this device comes back where nothing is typed yet. */
export function RegistrationPage({ data }: { data: RegistrationData }) {
  useExistingApplication()
  const search = useQuery()
  const [draft, setDraft] = useState(blank)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const kept = registrationDraft.read()
    if (kept && Object.keys(kept).length > 0) setDraft(kept)
  }, [])
  const forget = () => {
    registrationDraft.forget()
    setDraft(blank)
    setRound((before) => before + 1)
  }
  return <RegistrationForm key={round} data={data} draft={draft} chosen={search.get('sitting')} onForget={forget} />
}
