import { shownTime } from '@northlight/contract/dates'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { InstructionsView } from '@northlight/contract/exams/paper'
import type { Language } from '@northlight/contract/words/languages'
import type { Say } from '@northlight/contract/words/say'
import { marksText } from '@northlight/exam/marking/marks'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { useAct } from '../../../../platform/api/use-act.ts'
import { InstituteMark } from '../../../../platform/institute/institute-mark.tsx'
import { useRootData } from '../../../../platform/institute/root-data.ts'
import { lengthWords } from '../../../../platform/text/start-words.ts'
import { chooseOwnLanguage, ownLanguage } from '../../../../platform/words/own-language.ts'
import { screenRules } from '../dialogs/rules.ts'
import { RuleList } from '../dialogs/rules-dialog.tsx'
import { ExamFrame } from '../frame/exam-frame.tsx'
import { canFullScreen, enterFullScreen, leaveFullScreen } from '../frame/full-screen.ts'
import { CallError } from '../log/calls.ts'
import { DeviceCheck } from './device-findings.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { questionCount } from './question-count.ts'
import { SectionList } from './section-list.tsx'
import { useTimeLeft } from './use-time-left.ts'

type Props = {
  test: MyTestView
  /** By the server's clock. */
  now: () => number
  base: string
  instructions: InstructionsView
  canKeep: boolean
  onStart: (language: Language) => Promise<void>
}

const lead = ({ total_questions, total_marks }: InstructionsView, { time_ms }: MyTestView, say: Say) =>
  [
    questionCount(total_questions, say),
    say('{count} marks', { count: marksText(total_marks) }),
    time_ms === null ? say('no time limit') : lengthWords(time_ms, say),
  ].join(', ')

/** Rules, language, a look at the device and "I have read", before the clock starts. */
export function InstructionsScreen({ test, now, base, instructions, canKeep, onStart }: Props) {
  const words = useWords()
  const { say, stored } = words
  const { apiUrl } = useRootData()
  const language = useStore(ownLanguage, 'en')
  const [hasRead, setRead] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { act, pending } = useAct({
    onFailed: async (error) => {
      await leaveFullScreen()
      setRefusal(
        (error instanceof CallError && error.serverMessage && stored(error.serverMessage)) ||
          say('The test could not be started. Try again in a moment.'),
      )
    },
    leaves: true,
  })
  const { left, isClosed, sentence } = useTimeLeft(test, now, words)
  const [isAsking, setAsking] = useState(false)
  const start = (isSure = false) => {
    if (!hasRead) return setRefusal(say('Tick the box when you have read the rules.'))
    setRefusal(null)
    // The one attempt is spent with the start: less than the full time is agreed to, not met.
    if (left !== null && !isSure) return setAsking(true)
    setAsking(false)
    return act(() => {
      // Straight from the click: browsers refuse full screen later.
      void enterFullScreen()
      return onStart(instructions.languages.includes(language) ? language : 'en')
    })
  }
  return (
    <ExamFrame>
      <header className="on-night flex items-center gap-3.5 bg-night px-6 py-3 max-md:px-4">
        <InstituteMark />
        <p className="min-w-0 truncate font-serif text-title font-medium">{stored(test.name)}</p>
      </header>
      <main id="main" className="px-gutter py-[clamp(28px,4vw,56px)]">
        <div className="mx-auto max-w-[760px]">
          <h1 className="text-h2">
            {test.clock === 'none' ? say('Before you start') : say('Before the clock starts')}
          </h1>
          <p className="mt-3 text-lg text-ink-2">{lead(instructions, test, say)}.</p>
          {sentence && (
            <p className={left === null ? 'mt-2 font-medium' : 'mt-2 font-semibold text-clay'}>{sentence}</p>
          )}
          {/* Before the rules: anyone who reads them in another language must not look for it below them. */}
          <div className="mt-5 max-w-96">
            <LanguageChoice
              translated={instructions.languages}
              language={language}
              onLanguage={(chosen) => void chooseOwnLanguage(chosen, apiUrl)}
            />
          </div>
          <SectionList sections={instructions.sections} />
          <div className="mt-6 bg-white">
            <RuleList rules={[...instructions.instructions.map(stored), ...screenRules(instructions, say)]} />
          </div>
          <div className="mt-7">
            <DeviceCheck canKeep={canKeep} />
          </div>
          {!isClosed && (
            <Checkbox
              className="mt-4"
              label={say('I have read the rules. I will write this test on my own.')}
              checked={hasRead}
              onChange={(event) => {
                setRead(event.target.checked)
                setRefusal(null)
              }}
            />
          )}
          <p role="alert" className="min-h-6 text-sm font-medium text-clay">
            {isClosed ? sentence : refusal}
          </p>
          <div className="mt-3 flex flex-wrap gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">
            <ButtonLink to={base} variant="line">
              {isClosed ? say('Back to the test') : say('Not yet')}
            </ButtonLink>
            {!isClosed && (
              <Button pending={pending} pendingLabel={say('Opening the paper')} onClick={() => void start()}>
                {canFullScreen() ? say('Enter full screen and start') : say('Start')}
                {left !== null && `: ${say('{time} left', { time: lengthWords(left, say) })}`}
                <Icon path={arrowRightIcon} size={18} />
              </Button>
            )}
          </div>
        </div>
      </main>
      {isAsking && !isClosed && left !== null && test.time_ms !== null && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={say('Start with {time}?', { time: lengthWords(left, say) })}
          lead={say(
            'The full time is {full}. The test closes at {closes} for everyone, so {left} of it is left for you. You can take this test only once.',
            {
              full: lengthWords(test.time_ms, say),
              closes: shownTime(test.ends_by ?? ''),
              left: lengthWords(left, say),
            },
          )}
          actions={
            <>
              <ButtonLink to={base} variant="line">
                {say('Not now')}
              </ButtonLink>
              <Button onClick={() => void start(true)}>
                {say('Start with {time}', { time: lengthWords(left, say) })}
              </Button>
            </>
          }
        />
      )}
    </ExamFrame>
  )
}
