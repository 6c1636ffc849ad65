import type { Client } from '@northlight/contract/client'
import type { FamilyView } from '@northlight/contract/families'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useEffect, useState } from 'react'
import { useRead } from '../../../platform/api/use-read.ts'
import { SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { usePlace } from '../../../platform/navigation/place.ts'
import { redirectIn } from '../../../platform/navigation/redirect.ts'
import { CompleteForm } from '../family/complete-form.tsx'
import { ParentAnswer } from '../family/parent-answer.tsx'
import { SignHead } from '../sign-frame.tsx'

const readFamily = (client: Client) => client.get('/profile/family').then(({ family }) => family)

const words: Record<NonNullable<FamilyView['needs']>, { title: string; lead: string }> = {
  'date-of-birth': {
    title: 'Your date of birth',
    lead: 'We ask once, before a first test or application. Under 18, a parent has to agree.',
  },
  parent: {
    title: 'Your parent or guardian',
    lead: 'You are under 18, so the law asks a parent or guardian to agree before you take a test here.',
  },
  'parent-consent': {
    title: 'Waiting for your parent',
    lead: 'As soon as your parent agrees, you can continue. This page updates on its own.',
  },
}

/** Asks for one thing after the other, then leads on. */
export function Complete() {
  const family = useRead('family', readFamily)
  const [isChanging, setChanging] = useState(false)
  const { search } = usePlace()
  const { refresh } = family
  const isWaiting = family.value?.needs === 'parent-consent'

  // The parent answers on another device; coming back to this page is the moment to look.
  useEffect(() => {
    if (!isWaiting) return
    const look = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, 15_000)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [isWaiting, refresh])

  if (family.status === 'failed') return <TryAgainLine retry={family.retry} />
  if (family.status === 'loading') return <Skeleton className="h-72" />
  const { needs } = family.value
  if (needs === null) return <Done to={redirectIn(search)} />
  const change = (next: FamilyView) => {
    setChanging(false)
    family.set(next)
  }
  const asksParent = needs === 'parent-consent' && !isChanging
  return (
    <>
      <SignHead title={words[isChanging ? 'parent' : needs].title}>
        {words[isChanging ? 'parent' : needs].lead}
      </SignHead>
      <div className="mt-7">
        {asksParent ? (
          <ParentAnswer family={family.value} onChange={change} onOtherParent={() => setChanging(true)} />
        ) : (
          <CompleteForm
            family={family.value}
            onChange={change}
            onCancel={isChanging ? () => setChanging(false) : undefined}
          />
        )}
      </div>
      <p className="mt-8 border-t border-line-2 pt-5 text-sm text-ink-2">
        You can read, ask questions and look at tests without this. <Link to="/profile">Back to my account</Link>
      </p>
    </>
  )
}

function Done({ to }: { to: string }) {
  return (
    <>
      <h1 className="sr-only">Before you start</h1>
      <SentPanel title="All done" headingLevel={2} actions={<ButtonLink to={to}>Continue</ButtonLink>}>
        <p>Nothing is missing. You can take tests and apply.</p>
      </SentPanel>
    </>
  )
}
