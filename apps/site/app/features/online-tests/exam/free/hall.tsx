import { minutes } from '@northlight/contract/durations'
import type { PaperView } from '@northlight/contract/exams/paper'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { documentIcon, infoIcon, penIcon } from '@northlight/ui/kit/icons.ts'
import type { SheetSection } from '@northlight/ui/question/sheet.ts'
import { type UsedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { useCallback, useState } from 'react'
import { lazyPart, Part } from '../../../../platform/loading/part.tsx'
import { QuestionPaper } from '../dialogs/question-paper.tsx'
import { screenRules } from '../dialogs/rules.ts'
import { RulesDialog } from '../dialogs/rules-dialog.tsx'
import { SubmitDialog } from '../finish/submit-dialog.tsx'
import { QuestionArea } from '../frame/question-area.tsx'
import { textScale } from '../frame/text-scale.ts'
import { BesideEnglish, LanguageSelect, TextSize, ToolButton } from '../frame/tools.tsx'
import type { KeyCommand } from '../keys.ts'
import { useExamKeys } from '../use-exam-keys.ts'
import { useMedia } from '../use-media.ts'
import { useSelect, useWhole } from '../use-select.ts'
import { AnswerBar } from './answer-bar.tsx'
import type { Attempt } from './attempt/attempt.ts'
import { HallHead } from './hall-head.tsx'
import { AnswerAgain, LeavingTally, LeavingWarning, MoreTime, OfficeMessage, Troubles } from './hall-notices.tsx'
import { Legend, Palette } from './palette/palette.tsx'
import { PaletteCounts } from './palette/palette-counts.tsx'
import { PaletteSheet } from './palette/palette-sheet.tsx'
import { SectionTabs } from './palette/section-tabs.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { runKeyCommand } from './run-key-command.ts'

const aidsTray = lazyPart<{ attempt: Attempt; aids: PaperView['aids'] }>(() =>
  import('./aids-tray.tsx').then((part) => part.AidsTray),
)

type Opened = 'palette' | 'paper' | 'rules' | 'submit' | null

/** The examination hall: question, palette, sections and the three acts of an answer. */
export function Hall({ attempt, isFull }: { attempt: Attempt; isFull: boolean }) {
  const words = useWords()
  const { say } = words
  const [open, setOpen] = useState<Opened>(null)
  const [hasAids, setAids] = useState(false)
  const look = useSelect(attempt.aids.store, (kept) => kept.look)
  const reading = useWhole(attempt.reading)
  const timedSection = useWhole(attempt.openSection)
  const close = useCallback(() => setOpen(null), [])
  const submit = useCallback(() => setOpen('submit'), [])
  const sectionId = useSelect(attempt.view, (view) => attempt.sheet.bySlot.get(view.screen.slot)?.section ?? 0)
  const section = attempt.sheet.sections.find((one) => one.id === sectionId) ?? attempt.sheet.sections[0]
  const openSlot = useCallback(
    (slot: number) => {
      attempt.press({ press: 'go_to', slot })
      setOpen(null)
    },
    [attempt],
  )
  const openSection = useCallback((one: SheetSection) => one.slots[0] && openSlot(one.slots[0]), [openSlot])
  /** After the last question there is nothing to go on to but the end. */
  const goOn = useCallback(
    (press: 'save_and_next' | 'mark_and_next') => {
      const isLast = attempt.isLast()
      attempt.press({ press })
      if (isLast) submit()
    },
    [attempt, submit],
  )
  const onKey = useCallback(
    (command: KeyCommand) => (command.do === 'save' ? goOn('save_and_next') : runKeyCommand(attempt, command)),
    [attempt, goOn],
  )
  useExamKeys(true, onKey)
  // A paper kept by an older page says nothing of them.
  const { languages, aids } = attempt.opened.paper
  const toggleAids = () => setAids((isShown) => !isShown)
  const toggleAidsInSheet = () => {
    toggleAids()
    close()
  }
  const isNarrow = useMedia('(width < 48rem)')
  const isShort = attempt.sheet.sections.length > 4
  const side = section && (
    <>
      <Palette attempt={attempt} section={section} onOpen={openSlot} />
      <LeavingTally attempt={attempt} isFull={isFull} />
    </>
  )
  const review = (
    <Button variant="line" wide onClick={submit}>
      {say('Review and submit')}
    </Button>
  )
  return (
    <div
      className="grid min-h-dvh grid-cols-1 grid-rows-[auto_auto_1fr_auto] md:[@media(height>=35rem)]:h-dvh md:[@media(height>=35rem)]:grid-rows-[auto_auto_minmax(0,1fr)_auto]"
      style={{ ...look, '--exam-size': textScale(reading.size) } as React.CSSProperties}
    >
      <HallHead attempt={attempt}>
        <div className="flex items-end justify-between gap-4 border-t border-line-night px-6 max-md:px-2">
          <SectionTabs attempt={attempt} current={sectionId} onOpen={openSection} />
          <div className="flex shrink-0 items-center gap-1 pb-1.5 max-md:hidden">
            <ToolButton
              isShort={isShort}
              icon={<Icon path={documentIcon} size={18} />}
              onClick={() => setOpen('paper')}
            >
              {say('Question Paper')}
            </ToolButton>
            <ToolButton isShort={isShort} icon={<Icon path={infoIcon} size={18} />} onClick={() => setOpen('rules')}>
              {say('Instructions')}
            </ToolButton>
            {aids?.length > 0 && (
              <ToolButton isShort={isShort} icon={<Icon path={penIcon} size={18} />} onClick={toggleAids}>
                {say('Aids')}
              </ToolButton>
            )}
            <TextSize size={reading.size} onSize={attempt.setSize} />
            <LanguageSelect languages={languages} language={reading.language} onLanguage={attempt.setLanguage} />
            <BesideEnglish
              language={reading.language}
              isBeside={reading.isBeside ?? false}
              onBeside={attempt.setBeside}
              className="px-2 text-on-night"
            />
          </div>
        </div>
      </HallHead>
      <div>
        <OfficeMessage from={attempt} />
        <MoreTime hasMoreTime={attempt.hasMoreTime} />
        <AnswerAgain attempt={attempt} />
        <Troubles attempt={attempt} isFull={isFull} />
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_344px] max-lg:grid-cols-[minmax(0,1fr)_300px] max-md:grid-cols-1 2xl:grid-cols-[minmax(0,1fr)_400px]">
        <QuestionArea className="overscroll-contain md:overflow-y-auto">
          <div className="max-w-[920px]">
            <QuestionPanel attempt={attempt} />
            {hasAids && <Part part={aidsTray} props={{ attempt, aids }} />}
          </div>
        </QuestionArea>
        {!isNarrow && (
          <aside
            aria-label={say('Question palette')}
            className="flex min-h-0 flex-col border-l border-line bg-white print:hidden"
          >
            {/* Always in sight, beside the question; each of the two scrolls by itself. */}
            <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pt-5 pb-4">{side}</div>
            <div className="px-6 pt-2 pb-6">{review}</div>
          </aside>
        )}
      </div>
      <AnswerBar attempt={attempt} onPalette={() => setOpen('palette')} onGoOn={goOn} />
      <PaletteSheet
        isOpen={open === 'palette'}
        onClose={close}
        head={
          section && (
            <>
              <PaletteCounts attempt={attempt} slots={attempt.sheet.order} />
              {review}
            </>
          )
        }
      >
        {section && <Palette attempt={attempt} section={section} onOpen={openSlot} isInSheet />}
        {section && <Legend attempt={attempt} slots={section.slots} />}
        <LeavingTally attempt={attempt} isFull={isFull} />
        <PhoneTools
          attempt={attempt}
          onPaper={() => setOpen('paper')}
          onRules={() => setOpen('rules')}
          onAids={toggleAidsInSheet}
        />
      </PaletteSheet>
      <QuestionPaper
        isOpen={open === 'paper'}
        onClose={close}
        sheet={attempt.sheet}
        only={timedSection}
        language={reading.language}
      />
      <RulesDialog
        isOpen={open === 'rules'}
        onClose={close}
        isTimed={attempt.isTimed}
        rules={rulesOf(attempt, words)}
      />
      <SubmitDialog isOpen={open === 'submit'} onClose={close} attempt={attempt} onOpen={openSlot} />
      <LeavingWarning attempt={attempt} />
    </div>
  )
}

/** The same rules as before the start. */
const rulesOf = ({ opened: { paper, sitting: record } }: Attempt, { say, stored }: UsedWords): string[] => [
  ...paper.instructions.map(stored),
  ...screenRules(
    { ...paper, integrity: record.integrity, grace_minutes: Math.round(record.grace_ms / minutes(1)) },
    say,
  ),
]
