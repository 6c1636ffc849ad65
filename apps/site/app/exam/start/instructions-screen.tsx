import type { InstructionsView, Language } from '@northlight/contract/exams/paper'
import { marksText } from '@northlight/exam/marks'
import { useEffect, useState } from 'react'
import { LogoMark } from '../../art/logo.tsx'
import { ArrowRightIcon } from '../../icons/arrow-right.tsx'
import { CheckIcon } from '../../icons/check.tsx'
import { WarningIcon } from '../../icons/warning.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { RuleList } from '../dialogs/rules-dialog.tsx'
import { CallError } from '../log/calls.ts'
import { languageNames } from '../question/sheet.ts'
import { checkDevice, type Finding } from './device-check.ts'
import { canFullScreen, enterFullScreen, leaveFullScreen } from './full-screen.ts'
import { screenRules } from './rules.ts'

type Props = {
  name: string
  base: string
  instructions: InstructionsView
  canKeep: boolean
  onStart: (language: Language) => Promise<void>
}

const lead = ({ total_questions, total_marks, duration_ms }: InstructionsView) =>
  [
    `${total_questions} questions`,
    `${marksText(total_marks)} marks`,
    duration_ms === null ? 'no time limit' : `${Math.round(duration_ms / 60_000)} minutes`,
  ].join(', ')

/** Rules, language, a look at the device and "I have read", before the clock starts. */
export function InstructionsScreen({ name, base, instructions, canKeep, onStart }: Props) {
  const [language, setLanguage] = useState<Language>(instructions.languages[0] ?? 'en')
  const [hasRead, setRead] = useState(false)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const start = async () => {
    if (!hasRead) return setRefusal('Tick the box when you have read the rules.')
    setRefusal(null)
    setPending(true)
    // Straight from the click: browsers refuse full screen later.
    void enterFullScreen()
    try {
      await onStart(language)
    } catch (error) {
      await leaveFullScreen()
      setRefusal((error instanceof CallError && error.said) || 'The test could not be started. Try again in a moment.')
      setPending(false)
    }
  }
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="on-night flex items-center gap-3.5 bg-night px-6 py-3 max-md:px-4">
        <LogoMark />
        <p className="truncate font-serif text-[1.1875rem] font-medium">{name}</p>
      </header>
      <main id="main" className="px-gutter py-[clamp(28px,4vw,56px)]">
        <div className="mx-auto max-w-[760px]">
          <h1 className="text-h2">Before the clock starts</h1>
          <p className="mt-3 text-lg text-ink-2">{lead(instructions)}.</p>
          <Sections sections={instructions.sections} />
          <div className="mt-6 bg-white">
            <RuleList rules={[...instructions.instructions, ...screenRules(instructions)]} />
          </div>
          <div className="mt-7 grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {instructions.languages.length > 1 && (
              <LanguageChoice languages={instructions.languages} language={language} onLanguage={setLanguage} />
            )}
            <DeviceCheck canKeep={canKeep} />
          </div>
          <Checkbox
            className="mt-4"
            label="I have read the rules. I write this paper alone."
            checked={hasRead}
            onChange={(event) => {
              setRead(event.target.checked)
              setRefusal(null)
            }}
          />
          <p role="alert" className="min-h-6 text-sm font-medium text-clay">
            {refusal}
          </p>
          <div className="mt-3 flex flex-wrap gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">
            <ButtonLink to={base} variant="line">
              Not yet
            </ButtonLink>
            <Button pending={pending} pendingLabel="Opening the paper" onClick={() => void start()}>
              {canFullScreen() ? 'Enter full screen and start' : 'Start'}
              <ArrowRightIcon size={18} />
            </Button>
          </div>
        </div>
      </main>
    </div>
  )
}

function Sections({ sections }: { sections: InstructionsView['sections'] }) {
  return (
    <ul className="mt-6 grid gap-3 text-sm">
      {sections.map((section) => (
        <li key={section.name} className="border-l-2 border-bronze pl-4">
          <b>{section.name}</b>{' '}
          <span className="text-ink-2">
            {section.questions} questions, {marksText(section.marks)} marks. {section.marking.join(' ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

type LanguageProps = { languages: Language[]; language: Language; onLanguage: (language: Language) => void }

function LanguageChoice({ languages, language, onLanguage }: LanguageProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Language of the questions</legend>
      <div className="grid grid-cols-3 gap-2">
        {languages.map((one) => (
          <label
            key={one}
            className={`relative flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-md border px-2 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky ${
              one === language
                ? 'border-night bg-[#f2f5fb] shadow-[inset_0_0_0_1px_var(--color-night)]'
                : 'border-field bg-white'
            }`}
          >
            <input
              type="radio"
              name="language"
              checked={one === language}
              onChange={() => onLanguage(one)}
              className="size-4.5 accent-night"
            />
            <span lang={one}>{languageNames[one]}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-2">You can change it during the paper, at any question.</p>
    </fieldset>
  )
}

function DeviceCheck({ canKeep }: { canKeep: boolean }) {
  const [found, setFound] = useState<Finding[] | null>(null)
  useEffect(() => {
    let isHere = true
    void checkDevice(canKeep).then((list) => {
      if (isHere) setFound(list)
    })
    return () => {
      isHere = false
    }
  }, [canKeep])
  const isReady = found?.every((one) => one.state === 'good')
  return (
    <section aria-labelledby="device" aria-busy={found === null} className="min-h-32">
      <h2
        id="device"
        className={`flex items-center gap-2 font-sans text-sm font-semibold tracking-normal ${isReady ? 'text-leaf' : 'text-ink'}`}
      >
        {isReady && <CheckIcon size={18} />}
        {found === null ? 'Looking at your device' : isReady ? 'Device ready' : 'Your device'}
      </h2>
      <ul className="mt-2 grid gap-1 text-xs text-ink-2">
        {(found ?? []).map((one) => (
          <li key={one.name} className="flex gap-2">
            {one.state === 'good' ? (
              <CheckIcon size={16} className="mt-0.5 text-leaf" />
            ) : (
              <WarningIcon size={16} className="mt-0.5 text-bronze" />
            )}
            <span>
              <b className="text-ink">{one.name}:</b> {one.text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
