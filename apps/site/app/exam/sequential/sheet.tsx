import { useCallback, useState } from 'react'
import { LogoMark } from '../../art/logo.tsx'
import { InfoIcon } from '../../icons/info.tsx'
import { useSession } from '../../session/store.ts'
import { RulesDialog } from '../dialogs/rules-dialog.tsx'
import { WarningDialog } from '../dialogs/warning-dialog.tsx'
import { SavingTrouble } from '../frame/banner.tsx'
import { SaveLine } from '../frame/save-line.tsx'
import { textScale } from '../frame/text-scale.ts'
import { LanguageSelect, TextSize, ToolButton } from '../frame/tools.tsx'
import { IntegrityLine } from '../free/integrity-line.tsx'
import type { KeyDeed } from '../keys.ts'
import { enterFullScreen } from '../start/full-screen.ts'
import { screenRules } from '../start/rules.ts'
import { useExamKeys } from '../use-exam-keys.ts'
import { useWhole } from '../use-select.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { GoOnBar } from './go-on-bar.tsx'
import { OneQuestion } from './one-question.tsx'
import { blankMarks, languagesOf, wordsOf } from './question-view.ts'
import { Ring } from './ring.tsx'
import type { Sequential } from './sequential.ts'
import { Track } from './track.tsx'

/** The frame stays while questions change: no skeleton in between, nothing jumps. */
export function Sheet({ sequential, testName, isFull }: { sequential: Sequential; testName: string; isFull: boolean }) {
  const { set, choice, isMissing } = useWhole(sequential.view)
  const phase = useWhole(sequential.phase)
  const trouble = useWhole(sequential.trouble)
  const reading = useWhole(sequential.reading)
  const tally = useWhole(sequential.tally)
  const warning = useWhole(sequential.warning)
  const [open, setOpen] = useState<'rules' | 'finish-answer' | 'finish-blank' | null>(null)
  const question = set.question_set.current_question
  const quiz = set.question_set.current_quiz
  const isLast = set.current_question_count >= set.total_question_count
  const isSending = phase.is === 'submitting'
  const save = useCallback(() => {
    const { choice: chosen } = sequential.view.get()
    if (isLast && chosen) setOpen('finish-answer')
    else sequential.save()
  }, [sequential, isLast])
  const leaveBlank = () => (isLast ? setOpen('finish-blank') : sequential.leaveBlank())
  const onKey = useCallback(
    (deed: KeyDeed) => {
      const now = sequential.view.get().set.question_set.current_question
      if (deed.do === 'save') return save()
      const name = deed.do === 'choose' && now ? wordsOf(now, 'en').order[deed.place] : undefined
      if (name) sequential.choose(name)
    },
    [sequential, save],
  )
  useExamKeys(!isSending, onKey)
  if (!question || !quiz) return null
  return (
    <div
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto]"
      style={{ '--exam-size': textScale(reading.size) } as React.CSSProperties}
    >
      <header className="on-night bg-night md:sticky md:top-0 md:z-20">
        <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-8 gap-y-1 px-6 py-3 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-4 max-md:py-2">
          <div className="flex min-w-0 items-center gap-3.5">
            <LogoMark className="max-md:hidden" />
            <div className="min-w-0">
              <h1 className="truncate text-[1.1875rem] leading-[1.2] font-medium tracking-[-0.012em] max-md:text-[0.9375rem]">
                {testName}
              </h1>
              <StudentName />
            </div>
          </div>
          <SaveLine status={{ saved: set.current_question_count - 1, waiting: isSending ? 1 : 0, trouble }} />
          <div className="flex items-center gap-1 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
            <ToolButton icon={<InfoIcon size={18} />} onClick={() => setOpen('rules')}>
              Rules
            </ToolButton>
            <div className="max-md:hidden">
              <TextSize size={reading.size} onSize={(size) => sequential.reading.set((now) => ({ ...now, size }))} />
            </div>
            <LanguageSelect
              languages={languagesOf(question)}
              language={reading.language}
              onLanguage={(language) => sequential.reading.set((now) => ({ ...now, language }))}
            />
          </div>
        </div>
        <Track set={set} sections={sequential.rules.sections} ranOut={sequential.ranOut()} />
      </header>
      <SavingTrouble trouble={trouble} isKept />
      <div className="grid grid-cols-[minmax(0,1fr)_344px] max-lg:grid-cols-[minmax(0,1fr)_264px] max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_1fr]">
        <main
          id="main"
          className="min-w-0 px-[clamp(20px,4vw,72px)] pt-[clamp(20px,2.6vw,40px)] pb-6 text-[length:calc(1.125rem*var(--exam-size))] leading-[1.65] max-md:px-4 max-md:pt-4.5 max-md:text-[length:calc(1.0625rem*var(--exam-size))]"
        >
          <OneQuestion
            set={set}
            quiz={quiz}
            question={question}
            language={reading.language}
            blank={blankMarks(sequential.rules.sections, quiz.subject.name)}
            choice={choice}
            isMissing={isMissing}
            isLocked={isSending}
            onChoose={sequential.choose}
          />
        </main>
        <aside
          aria-label="Time and rules"
          className="grid content-start justify-items-center gap-5 border-l border-line-2 bg-white px-8 pt-[clamp(24px,3vw,44px)] pb-6 text-center text-sm text-ink-2 max-lg:px-5 max-md:sticky max-md:top-0 max-md:z-5 max-md:row-start-1 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-center max-md:justify-items-start max-md:gap-x-3.5 max-md:gap-y-1 max-md:border-b max-md:border-l-0 max-md:px-4 max-md:py-2.5 max-md:text-left"
        >
          {set.question_ends_at ? (
            <Ring
              left={sequential.left}
              total={quiz.duration * 60_000}
              number={set.current_question_count}
              isLast={isLast}
            />
          ) : (
            <p className="max-md:col-span-2">There is no time limit. Take the time you need.</p>
          )}
          <div className="w-full text-left max-md:[&>div]:border-0 max-md:[&>div]:pt-0 max-md:[&_svg]:size-4">
            <IntegrityLine tally={tally} policy={sequential.rules.integrity} isFullScreen={isFull} />
          </div>
        </aside>
      </div>
      <GoOnBar isLast={isLast} isSending={isSending} onBlank={leaveBlank} onSave={save} />
      <RulesDialog
        isOpen={open === 'rules'}
        onClose={() => setOpen(null)}
        rules={[...sequential.rules.instructions, ...screenRules(sequential.rules)]}
      />
      <FinishDialog
        set={set}
        isOpen={open === 'finish-answer' || open === 'finish-blank'}
        isBlank={open === 'finish-blank'}
        ranOut={sequential.ranOut()}
        onClose={() => setOpen(null)}
        onFinish={() => {
          const isBlank = open === 'finish-blank'
          setOpen(null)
          if (isBlank) sequential.leaveBlank()
          else sequential.save()
        }}
      />
      <WarningDialog
        warning={warning}
        policy={sequential.rules.integrity}
        left={sequential.left}
        onBack={() => {
          void enterFullScreen()
          sequential.warning.set(null)
        }}
      />
    </div>
  )
}

function StudentName() {
  const { session } = useSession()
  return session?.user.name ? (
    <p className="truncate text-xs text-on-night-2 max-md:hidden">{session.user.name}</p>
  ) : null
}
