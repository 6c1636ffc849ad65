import { shownDate, shownTime } from '@northlight/contract/dates'
import type { ParentQuestionView } from '@northlight/contract/families'
import type { Text } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import type { Say } from '@northlight/contract/words/say'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { Said, Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { suggestOwnLanguage } from '../../../platform/words/own-language.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { SignHead, SignWaiting } from '../sign-frame.tsx'
import { ConsentText } from './consent-text.tsx'
import { LinkTrouble } from './link-trouble.tsx'
import { TakeBack } from './take-back.tsx'

type Answer = 'agree' | 'refuse' | 'withdraw'

/** For a parent without an account: exactly what is agreed, and two buttons. */
export function ParentQuestion({ token }: { token: string }) {
  const [answered, setAnswered] = useState<string>()
  const [choice, setChoice] = useState<Answer>()
  const { language, say, stored } = useWords()
  // Whether the student is signed in here belongs to the question.
  const isKnown = useSession().status !== 'loading'
  const read = useRead(
    token,
    async (client, signal) => {
      const { question } = await client.get('/parent-consent/{token}', { params: { token }, signal })
      suggestOwnLanguage(question.language)
      return question
    },
    isKnown,
  )

  const { act, pending } = useAct({
    onFailed: (error) => {
      toast.error(stored(sentenceOf(error)))
      // Answered meanwhile, or too old: show what is true now.
      if (isApiError(error) && error.status === 400) return read.retry()
    },
  })
  const send = async (answer: Answer) => {
    setChoice(answer)
    const client = await browserClient()
    const readIn = language === 'en' ? {} : { language }
    return client.post('/parent-consent/{token}', { answer, ...readIn }, { params: { token } })
  }
  const answer = (next: Answer) =>
    act(
      () => send(next),
      (reply) => {
        setAnswered(reply.message)
        read.set(reply.question)
      },
    )

  if (read.status === 'loading') return <SignWaiting title={say('Agreement of a parent')} fields={3} />
  if (read.status === 'failed')
    return isApiError(read.error) && read.error.status === 404 ? (
      <LinkTrouble />
    ) : (
      <>
        <SignHead title={say('Agreement of a parent')} />
        <div className="mt-6">
          <TryAgainLine retry={read.retry} />
        </div>
      </>
    )
  const question = read.value
  if (answered)
    return (
      <>
        <h1 className="sr-only">{say('Agreement of a parent')}</h1>
        <SentPanel title={say(answeredTitle[question.state])} headingLevel={2}>
          <p>
            <Stored text={answered} />
          </p>
          {question.kind === 'receipt' && <WhatWeKeep question={question} token={token} />}
          {question.state === 'agreed' && <ToAccount question={question} />}
        </SentPanel>
      </>
    )
  return <Question question={question} token={token} pending={pending ? choice : undefined} onAnswer={answer} />
}

const answeredTitle: Record<ParentQuestionView['state'], Text> = {
  open: 'Saved',
  expired: 'Saved',
  agreed: 'You have agreed',
  refused: 'You have refused',
  withdrawn: 'The agreement is taken back',
}

type QuestionProps = {
  question: ParentQuestionView
  token: string
  pending?: Answer
  onAnswer: (answer: Answer) => void
}

function Question({ question, token, pending, onAnswer }: QuestionProps) {
  const { language, say } = useWords()
  const student = question.student_name
  const isOpen = question.kind === 'question' && question.state === 'open'
  const canAnswer = isOpen && !question.is_students_browser
  const isReceipt = question.kind === 'receipt' && question.state === 'agreed'
  return (
    <>
      <SignHead title={isOpen ? say('Do you agree?') : say('Your agreement')}>
        {leadOf(question, say, language)}
      </SignHead>
      {[question.text, question.admission_text].map(
        (text) =>
          text && (
            <Card key={text.purpose} className="mt-7">
              <h2 className="text-h4">
                <Stored text={text.title} />
              </h2>
              <p className="mt-1 mb-5 text-xs text-ink-2">{say('Text {version}', { version: text.version })}</p>
              <ConsentText text={text} />
            </Card>
          ),
      )}
      {isOpen && !canAnswer && (
        <p className="mt-6" role="status">
          {say(
            '{student} is signed in on this browser, so the answer cannot be given here. Please open the link from the mail on your own phone, or give {student} the six-digit code in it.',
            { student },
          )}
        </p>
      )}
      {canAnswer && (
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col max-sm:*:w-full">
          <Button size="lg" onClick={() => onAnswer('agree')} pending={pending === 'agree'} disabled={Boolean(pending)}>
            {say('Yes, I agree')}
          </Button>
          <Button
            size="lg"
            variant="line"
            onClick={() => onAnswer('refuse')}
            pending={pending === 'refuse'}
            disabled={Boolean(pending)}
          >
            {say('No, I refuse')}
          </Button>
        </div>
      )}
      {question.kind === 'receipt' && (
        <p className="mt-6">
          <WhatWeKeep question={question} token={token} />
        </p>
      )}
      {isReceipt && <ToAccount question={question} />}
      {isReceipt && (
        <TakeBack question={question} pending={pending === 'withdraw'} onSure={() => onAnswer('withdraw')} />
      )}
      <p className="mt-6 border-t border-line-2 pt-5 text-xs leading-normal text-ink-2">
        {canAnswer
          ? say('By agreeing you confirm that you are the parent or guardian of {student} and over 18.', { student })
          : `${say('Questions?')} `}
        {!canAnswer && <Link to="/contact-us">{say('Write to us')}</Link>}
      </p>
    </>
  )
}

/** Marks and letters are read in an account: this link can be passed on, a sign-in cannot. */
function ToAccount({ question }: { question: ParentQuestionView }) {
  const { say } = useWords()
  return (
    <p className="mt-5">
      {say(
        'See the marks, letters, next tests and fees of {student} in your own account, with the e-mail address this came to.',
        { student: question.student_name },
      )}{' '}
      <Said
        text="{create} or {enter}."
        values={{
          create: <Link to="/auth/sign-up?redirect=%2Fprofile">{say('Create an account')}</Link>,
          enter: <Link to="/auth/sign-in?redirect=%2Fprofile">{say('sign in')}</Link>,
        }}
      />
    </p>
  )
}

/** The agreement says that a parent can see the data: this is where. */
function WhatWeKeep({ question, token }: { question: ParentQuestionView; token: string }) {
  const { say } = useWords()
  return (
    <MoreLink to={`/parent-consent/${token}/data`}>
      {say('See what we keep about {student}', { student: question.student_name })}
    </MoreLink>
  )
}

const leadOf = (question: ParentQuestionView, say: Say, language: Language) => {
  const { kind, state, student_name, parent_name, answered_at, withdrawn_at } = question
  const at = kind === 'receipt' && state !== 'agreed' ? withdrawn_at : answered_at
  const day = at ? `${shownDate(at, language)}, ${shownTime(at)}` : ''
  const values = { parent: parent_name, student: student_name, day }
  if (kind === 'receipt')
    return state === 'agreed'
      ? say('{parent}, you agreed for {student} on {day}. This is the text. You can take it back at any time.', values)
      : say('{parent}, this agreement for {student} was taken back on {day}.', values)
  if (state === 'open')
    return say(
      'Dear {parent}, {student} has named you as parent or guardian and would like to take tests here. This is what you would agree to.',
      values,
    )
  if (state === 'expired')
    return say('This link has run out, or a newer one was sent. Ask {student} to send the mail again.', values)
  return say('You refused on {day}. If you change your mind, ask {student} to send the question again.', values)
}
