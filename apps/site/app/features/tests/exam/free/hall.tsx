import { minutes } from '@northlight/contract/durations'
import { DocumentIcon } from '@northlight/ui/icons/document.tsx'
import { InfoIcon } from '@northlight/ui/icons/info.tsx'
import { useCallback, useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { QuestionPaper } from '../dialogs/question-paper.tsx'
import { RulesDialog } from '../dialogs/rules-dialog.tsx'
import { SubmitDialog } from '../finish/submit-dialog.tsx'
import { textScale } from '../frame/text-scale.ts'
import { LanguageSelect, TextSize, ToolButton } from '../frame/tools.tsx'
import type { KeyDeed } from '../keys.ts'
import { screenRules } from '../start/rules.ts'
import { useExamKeys } from '../use-exam-keys.ts'
import { useMedia } from '../use-media.ts'
import { useSelect, useWhole } from '../use-select.ts'
import { AnswerBar } from './answer-bar.tsx'
import { deedIn } from './deed-in.ts'
import { HallHead } from './hall-head.tsx'
import { LeavingTally, LeavingWarning, Troubles } from './hall-notices.tsx'
import { Palette } from './palette/palette.tsx'
import { PaletteSheet } from './palette/palette-sheet.tsx'
import { SectionTabs } from './palette/section-tabs.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { QuestionPanel } from './question-panel.tsx'
import type { Sitting } from './sitting.ts'

type Opened = 'palette' | 'paper' | 'rules' | 'submit' | null

/** The examination hall: question, palette, sections and the three acts of an answer. */
export function Hall({ sitting, isFull }: { sitting: Sitting; isFull: boolean }) {
  const [open, setOpen] = useState<Opened>(null)
  const reading = useWhole(sitting.reading)
  const openSection = useWhole(sitting.openSection)
  const close = useCallback(() => setOpen(null), [])
  const submit = useCallback(() => setOpen('submit'), [])
  const sectionId = useSelect(sitting.view, (view) => sitting.sheet.bySlot.get(view.screen.slot)?.section ?? 0)
  const section = sitting.sheet.sections.find((one) => one.id === sectionId) ?? sitting.sheet.sections[0]
  const openSlot = useCallback(
    (slot: number) => {
      sitting.press({ press: 'go_to', slot })
      setOpen(null)
    },
    [sitting],
  )
  /** After the last question there is nothing to go on to but the end. */
  const goOn = useCallback(
    (press: 'save_and_next' | 'mark_and_next') => {
      const isLast = sitting.isLast()
      sitting.press({ press })
      if (isLast) submit()
    },
    [sitting, submit],
  )
  const onKey = useCallback(
    (deed: KeyDeed) => (deed.do === 'save' ? goOn('save_and_next') : deedIn(sitting, deed)),
    [sitting, goOn],
  )
  useExamKeys(true, onKey)
  const { languages } = sitting.opened.paper
  const isNarrow = useMedia('(width < 48rem)')
  const isShort = sitting.sheet.sections.length > 4
  const side = section && (
    <>
      <Palette sitting={sitting} section={section} onOpen={openSlot} />
      <LeavingTally sitting={sitting} isFull={isFull} />
    </>
  )
  const review = (
    <Button variant="line" wide onClick={submit}>
      Review and submit
    </Button>
  )
  return (
    <div
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto] md:[@media(height>=35rem)]:h-dvh md:[@media(height>=35rem)]:grid-rows-[auto_auto_minmax(0,1fr)_auto]"
      style={{ '--exam-size': textScale(reading.size) } as React.CSSProperties}
    >
      <HallHead sitting={sitting}>
        <div className="flex items-end justify-between gap-4 border-t border-line-night px-6 max-md:px-2">
          <SectionTabs sitting={sitting} current={sectionId} onOpen={(one) => one.slots[0] && openSlot(one.slots[0])} />
          <div className="flex shrink-0 items-center gap-1 pb-1.5 max-md:hidden">
            <ToolButton isShort={isShort} icon={<DocumentIcon size={18} />} onClick={() => setOpen('paper')}>
              Question Paper
            </ToolButton>
            <ToolButton isShort={isShort} icon={<InfoIcon size={18} />} onClick={() => setOpen('rules')}>
              Instructions
            </ToolButton>
            <TextSize size={reading.size} onSize={sitting.setSize} />
            <LanguageSelect languages={languages} language={reading.language} onLanguage={sitting.setLanguage} />
          </div>
        </div>
      </HallHead>
      <Troubles sitting={sitting} isFull={isFull} />
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_344px] max-lg:grid-cols-[minmax(0,1fr)_300px] max-md:grid-cols-[minmax(0,1fr)] 2xl:grid-cols-[minmax(0,1fr)_400px]">
        <main
          id="main"
          className="min-w-0 overscroll-contain px-[clamp(20px,4vw,72px)] pt-[clamp(20px,2.6vw,40px)] pb-6 text-[length:calc(1.125rem*var(--exam-size))] leading-[1.65] max-md:px-4 max-md:pt-4.5 max-md:text-[length:calc(1.0625rem*var(--exam-size))] md:overflow-y-auto"
        >
          <div className="max-w-[920px]">
            <QuestionPanel sitting={sitting} />
          </div>
        </main>
        {!isNarrow && (
          <aside
            aria-label="Question palette"
            className="flex min-h-0 flex-col border-l border-line bg-white print:hidden"
          >
            {/* Always in sight, beside the question; each of the two scrolls by itself. */}
            <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 pt-5 pb-4">{side}</div>
            <div className="px-6 pt-2 pb-6">{review}</div>
          </aside>
        )}
      </div>
      <AnswerBar sitting={sitting} onPalette={() => setOpen('palette')} onGoOn={goOn} />
      <PaletteSheet isOpen={open === 'palette'} onClose={close}>
        {side}
        {review}
        <PhoneTools sitting={sitting} onPaper={() => setOpen('paper')} onRules={() => setOpen('rules')} />
      </PaletteSheet>
      <QuestionPaper
        isOpen={open === 'paper'}
        onClose={close}
        sheet={sitting.sheet}
        only={openSection}
        language={reading.language}
      />
      <RulesDialog isOpen={open === 'rules'} onClose={close} isTimed={sitting.isTimed} rules={rulesOf(sitting)} />
      <SubmitDialog isOpen={open === 'submit'} onClose={close} sitting={sitting} />
      <LeavingWarning sitting={sitting} />
    </div>
  )
}

/** The same rules as before the start. */
const rulesOf = ({ opened: { paper, sitting } }: Sitting): string[] => [
  ...paper.instructions,
  ...screenRules({ ...paper, integrity: sitting.integrity, grace_minutes: Math.round(sitting.grace_ms / minutes(1)) }),
]
