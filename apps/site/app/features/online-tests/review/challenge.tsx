import type { testChallengeKey } from '@northlight/contract/admissions/online-test'
import { shownDate } from '@northlight/contract/dates'
import type { OwnChallengeView } from '@northlight/contract/results/question-views'
import type { challengeKey } from '@northlight/contract/results/report'
import type { Text } from '@northlight/contract/words/catalogue'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { hasKept } from '../../../platform/session/has-kept.ts'
import type { TestFamily } from '../report/test-family.ts'
import { useTestFamily } from '../report/use-test-family.ts'

type ChallengeEndpoint = typeof challengeKey | typeof testChallengeKey

// Few keys are ever disputed: the schema comes when somebody begins to.
const challengeIn = (root: TestFamily['root']): LazyEndpoint<ChallengeEndpoint> => ({
  path: `${root}/report/challenges`,
  load: () =>
    root === '/tests/{slug}'
      ? import('@northlight/contract/results/report').then((contract) => contract.challengeKey.input)
      : import('@northlight/contract/admissions/online-test').then((contract) => contract.testChallengeKey.input),
})

type Props = {
  slug: string
  slot: number
  number: number
  challenge: OwnChallengeView | null
  isOpen: boolean
}

const stateWords: Record<OwnChallengeView['state'], Text> = {
  open: 'A tutor who did not set the question is looking at it.',
  upheld: 'You were right.',
  dismissed: 'The key stays.',
}

/** Names what was typed, when somebody is led to sign in and back: the same in every language. */
const labelOf = (number: number) => `Challenge the key of question ${number}`

/** A disputed key: the form while the window is open, afterwards what was asked and decided. */
export function Challenge({ slug, slot, number, challenge, isOpen }: Props) {
  const { say, language } = useWords()
  const [own, setOwn] = useState(challenge)
  // Back from sign-in in the middle of writing: the form is open again, for the words to come back to.
  const [isWriting, setWriting] = useState(() => hasKept(labelOf(number)))
  if (own)
    return (
      <Notice kind={own.state === 'upheld' ? 'success' : 'info'} className="mt-4">
        <b>{say('You challenged this key on {day}.', { day: shownDate(own.created_at, language) })}</b>{' '}
        {say(stateWords[own.state])}
        {own.decision && ` ${own.decision}`}
        <span className="mt-1 block text-ink-2">“{own.text}”</span>
      </Notice>
    )
  if (!isOpen) return null
  if (!isWriting)
    return (
      <TextButton className="min-h-11 text-sm" onClick={() => setWriting(true)}>
        {say('Challenge the key')}
        <span className="sr-only"> {say('question {number}', { number })}</span>
      </TextButton>
    )
  return <ChallengeForm {...{ slug, slot, number }} onSent={setOwn} onCancel={() => setWriting(false)} />
}

type FormProps = {
  slug: string
  slot: number
  number: number
  onSent: (challenge: OwnChallengeView) => void
  onCancel: () => void
}

function ChallengeForm({ slug, slot, number, onSent, onCancel }: FormProps) {
  const { say } = useWords()
  const { root } = useTestFamily()
  const form = useApiForm(challengeIn(root), {
    params: { slug },
    extra: () => ({ slot: String(slot) }),
    onSuccess: ({ challenge }) => onSent(challenge),
  })
  return (
    <form {...form.props} aria-label={labelOf(number)} className="mt-4 grid w-full gap-4">
      <TextArea
        {...form.field('text')}
        label={say('Why is the key wrong?')}
        hint={say('Show the step where it fails, or name the book and page. Only staff read this.')}
        rows={4}
        maxLength={2000}
        required
        autoFocus
      />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton size="sm" pending={form.pending} pendingLabel={say('Sending')}>
          {say('Send the challenge')}
        </SubmitButton>
        <TextButton className="text-sm" onClick={onCancel}>
          {say('Leave it')}
        </TextButton>
      </p>
    </form>
  )
}
