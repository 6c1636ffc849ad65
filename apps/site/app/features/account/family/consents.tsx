import { shownDate, shownTime } from '@northlight/contract/dates'
import type { FamilyView } from '@northlight/contract/families'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { documentIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { ConsentText } from './consent-text.tsx'
import { purposeNames, waysToAgree } from './consent-words.ts'
import { TakeBackDialog } from './take-back.tsx'

type Consent = FamilyView['consents'][number]
type Props = { consents: Consent[]; onChange: (family: FamilyView) => void }

/** What was agreed, by whom and when: each can be read again, and taken back. */
export function Consents({ consents, onChange }: Props) {
  const [read, setRead] = useState<Consent>()
  const [ending, setEnding] = useState<Consent>()
  const { act, pending } = useAct()

  const end = ({ id }: Consent) =>
    act(
      async () => (await browserClient()).delete('/profile/consents/{id}', { params: { id } }),
      (reply) => {
        toast.success(reply.message)
        onChange(reply.family)
        setEnding(undefined)
      },
    )

  return (
    <>
      <ul>
        {consents.map((consent) => (
          <li
            key={consent.id}
            className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-4.5 gap-y-1 border-t border-line py-3.5 text-sm leading-note first:border-0 first:pt-0.5 sm:grid-cols-[20px_minmax(0,1fr)_auto]"
          >
            <Icon path={documentIcon} className="text-bronze" />
            <div>
              <b className="block text-md font-semibold">{purposeNames[consent.text.purpose]}</b>
              <span className="text-ink-2">
                Given by {consent.by_name} {waysToAgree[consent.how]}, {shownDate(consent.agreed_at)},{' '}
                {shownTime(consent.agreed_at)}.{' '}
              </span>
              <TextButton onClick={() => setRead(consent)}>
                Read the text<span className="sr-only"> of {shownDate(consent.agreed_at)}</span>
              </TextButton>
            </div>
            <p className="flex flex-wrap items-center gap-x-5 max-sm:col-start-2">
              {consent.withdrawn_at ? (
                <StateMark state="off">Taken back {shownDate(consent.withdrawn_at)}</StateMark>
              ) : (
                <>
                  <StateMark state="done">In force</StateMark>
                  <TextButton onClick={() => setEnding(consent)}>Take it back</TextButton>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={read !== undefined}
        onClose={() => setRead(undefined)}
        title={read?.text.title}
        lead={read && `Text ${read.text.version}, agreed on ${shownDate(read.agreed_at)} by ${read.by_name}.`}
      >
        {read && <ConsentText text={read.text} />}
      </Dialog>
      <TakeBackDialog
        purpose={ending?.text.purpose}
        pending={pending}
        onClose={() => setEnding(undefined)}
        onSure={() => ending && end(ending)}
      />
    </>
  )
}
