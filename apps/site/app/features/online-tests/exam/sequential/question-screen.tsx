import { useWords } from '@northlight/ui/words/use-words.ts'
import { useCallback, useState } from 'react'
import { screenRules } from '../dialogs/rules.ts'
import { RulesDialog } from '../dialogs/rules-dialog.tsx'
import { WarningDialog } from '../dialogs/warning-dialog.tsx'
import { SavingTrouble } from '../frame/banner.tsx'
import { enterFullScreen } from '../frame/full-screen.ts'
import { QuestionArea } from '../frame/question-area.tsx'
import { textScale } from '../frame/text-scale.ts'
import { BesideEnglish } from '../frame/tools.tsx'
import { OfficeMessage } from '../free/hall-notices.tsx'
import { IntegrityLine } from '../free/integrity-line.tsx'
import type { KeyCommand } from '../keys.ts'
import { useExamKeys } from '../use-exam-keys.ts'
import { useWhole } from '../use-select.ts'
import { DropDialog } from './drop-dialog.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { GoOnBar } from './go-on-bar.tsx'
import { OneQuestion } from './one-question.tsx'
import { blankMarks, languagesOf, wordsOf } from './question-view.ts'
import { Ring } from './ring.tsx'
import type { Sequential } from './sequential.ts'
import { SequentialHead } from './sequential-head.tsx'
import { TimeColumn } from './time-column.tsx'
import { TrackLegend } from './track.tsx'

/** The frame stays while questions change: no skeleton in between, nothing jumps. */
export function Sheet({ sequential, testName, isFull }: { sequential: Sequential; testName: string; isFull: boolean }) {
  const { say, stored } = useWords()
  const { set, choice, isMissing } = useWhole(sequential.view)
  const phase = useWhole(sequential.phase)
  const trouble = useWhole(sequential.trouble)
  const canReload = useWhole(sequential.canReload)
  const reading = useWhole(sequential.reading)
  const tally = useWhole(sequential.tally)
  const warning = useWhole(sequential.warning)
  const [open, setOpen] = useState<'rules' | 'finish-answer' | 'finish-blank' | 'drop' | null>(null)
  const question = set.question_set.current_question
  const quiz = set.question_set.current_quiz
  const isLast = set.current_question_count >= set.total_question_count
  const isSending = phase.is === 'submitting'
  const isTimed = sequential.rules.duration_ms !== null
  const save = useCallback(() => {
    const { choice: chosen } = sequential.view.get()
    if (isLast && chosen) setOpen('finish-answer')
    else sequential.save()
  }, [sequential, isLast])
  const leaveBlank = () => {
    if (isLast) setOpen('finish-blank')
    else if (sequential.view.get().choice) setOpen('drop')
    else sequential.leaveBlank()
  }
  const onKey = useCallback(
    (command: KeyCommand) => {
      const now = sequential.view.get().set.question_set.current_question
      if (command.do === 'save') return save()
      const name = command.do === 'choose' && now ? wordsOf(now, 'en').order[command.place] : undefined
      if (name) sequential.choose(name)
    },
    [sequential, save],
  )
  useExamKeys(!isSending, onKey)
  if (!question || !quiz) return null
  return (
    <div
      className="grid min-h-dvh grid-cols-1 grid-rows-[auto_auto_auto_1fr_auto]"
      style={{ '--exam-size': textScale(reading.size) } as React.CSSProperties}
    >
      <SequentialHead
        sequential={sequential}
        testName={testName}
        languages={languagesOf(question)}
        onRules={() => setOpen('rules')}
      />
      {/* Stays in sight on a long question until it was read. */}
      <div className="sticky top-0 z-10">
        <OfficeMessage from={sequential} />
      </div>
      <SavingTrouble
        trouble={trouble}
        isKept={sequential.isKept}
        canReload={canReload}
        isTimed={isTimed}
        isSequential
      />
      <div className="grid grid-cols-[minmax(0,1fr)_344px] max-lg:grid-cols-[minmax(0,1fr)_264px] max-md:grid-cols-1 max-md:grid-rows-[auto_1fr]">
        <QuestionArea>
          <OneQuestion
            set={set}
            quiz={quiz}
            question={question}
            language={reading.language}
            isBeside={reading.isBeside ?? false}
            blank={blankMarks(sequential.rules.sections, quiz.subject.name)}
            choice={choice}
            isLocked={isSending}
            onChoose={sequential.choose}
          />
        </QuestionArea>
        <TimeColumn>
          {set.question_ends_at ? (
            <Ring
              left={sequential.left}
              total={quiz.duration * 60_000}
              number={set.current_question_count}
              isLast={isLast}
            />
          ) : (
            <p className="max-md:col-span-2">{say('There is no time limit. Take the time you need.')}</p>
          )}
          <div className="w-full text-left max-md:[&>div]:border-0 max-md:[&>div]:pt-0 max-md:[&_svg]:size-4">
            <IntegrityLine tally={tally} policy={sequential.rules.integrity} isFullScreen={isFull} />
          </div>
        </TimeColumn>
      </div>
      <GoOnBar isLast={isLast} isSending={isSending} isMissing={isMissing} onBlank={leaveBlank} onSave={save} />
      <RulesDialog
        isOpen={open === 'rules'}
        onClose={() => setOpen(null)}
        isTimed={isTimed}
        rules={[...sequential.rules.instructions.map(stored), ...screenRules(sequential.rules, say)]}
      >
        {/* On a phone the head has no room for it. */}
        <BesideEnglish
          language={reading.language}
          isBeside={reading.isBeside ?? false}
          onBeside={sequential.setBeside}
          className="min-h-tap md:hidden"
        />
        <div className="lg:hidden">
          <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{say('The marks at the top')}</h3>
          <TrackLegend set={set} ranOut={sequential.ranOut()} />
        </div>
      </RulesDialog>
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
      <DropDialog
        isOpen={open === 'drop'}
        onClose={() => setOpen(null)}
        onDrop={() => {
          setOpen(null)
          sequential.leaveBlank()
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
