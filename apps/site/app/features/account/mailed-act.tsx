import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useState } from 'react'
import { browserClient } from '../../platform/api/browser.ts'
import { sentenceOf } from '../../platform/api/sentence.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { SentPanel } from '../../platform/forms/sent-panel.tsx'
import { SignHead } from './sign-frame.tsx'

type Props = {
  token: string
  path: '/account-deletion/{token}/keep' | '/address-change/{token}/undo' | '/parent-consent/{token}/fresh-link'
  title: string
  lead: ReactNode
  button: string
  /** What the button says while it is sent. */
  saving?: string
  done: { title: string; text: string }
  /** Anyone who has no account is not asked to sign in. */
  next?: ReactNode
}

const signIn = <ButtonLink to="/auth/sign-in">Sign in</ButtonLink>

/** A button and not the link itself: mail programs open links to look at them, and must not decide anything. */
export function MailedAct({ token, path, title, lead, button, saving = 'Saving', done, next = signIn }: Props) {
  const { stored } = useWords()
  const [problem, setProblem] = useState<string>()
  const { act, pending } = useAct({ onFailed: (error) => setProblem(stored(sentenceOf(error))) })
  const [isDone, setDone] = useState(false)

  const send = () => {
    setProblem(undefined)
    return act(
      async () => (await browserClient()).post(path, {}, { params: { token } }),
      () => setDone(true),
    )
  }

  if (isDone)
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <SentPanel title={done.title} headingLevel={2} actions={next}>
          <p>{done.text}</p>
        </SentPanel>
      </>
    )
  return (
    <>
      <SignHead title={title}>{lead}</SignHead>
      {problem && (
        <Notice kind="error" live className="mt-6">
          {problem}
        </Notice>
      )}
      <p className="mt-7">
        <Button size="lg" onClick={send} pending={pending} pendingLabel={saving}>
          {button}
        </Button>
      </p>
    </>
  )
}
