import type { MyTestView } from '@northlight/contract/exams/online-tests'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { actionWords, stateOf, testAction } from './test-action.ts'

type Props = { test: MyTestView /** Its own page. */; to: string; price: string }

/** State and next step of a test for the person who looks. */
export function OwnCells({ test, to, price }: Props) {
  const { say, stored } = useWords()
  const action = testAction(test, new Date().toISOString())
  const state = stateOf(test)
  const next = action.kind === 'report' ? `${to}/report` : action.kind === 'resume' ? `${to}/ongoing` : to
  return (
    <>
      <p className="text-sm text-ink-2 sm:col-start-2 menu:col-start-4">
        {state ? <StateMark state={state.state}>{say(state.word)}</StateMark> : say('Not taken yet')}
      </p>
      <p className="flex items-center gap-x-4 sm:col-start-2 menu:col-start-5 menu:justify-end">
        {!test.is_test_enrolled && <span className="font-serif text-title font-medium figures">{stored(price)}</span>}
        <ButtonLink to={next} variant={action.kind === 'resume' ? 'primary' : 'line'} size="sm">
          {say(actionWords[action.kind])}
          <span className="sr-only">: {test.name}</span>
        </ButtonLink>
      </p>
    </>
  )
}
