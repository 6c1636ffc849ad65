import type { Language } from '@northlight/contract/exams/paper'
import { classes } from '@northlight/ui/classes.ts'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'

const button =
  'inline-flex min-h-10 items-center gap-2 rounded-sm px-3 py-1.5 text-sm text-on-night hover:bg-night-2 hover:text-gold'

type ToolProps = {
  icon: ReactNode
  children: ReactNode
  /** Where many sections need the room, the word is only read out below 1536 px. */
  isShort?: boolean
  onClick: () => void
}

/** Icon and word; on narrow screens the word is only read out. */
export function ToolButton({ icon, children, isShort, onClick }: ToolProps) {
  return (
    <button type="button" className={`relative ${button}`} onClick={onClick}>
      {icon}
      <span className={isShort ? 'max-2xl:sr-only' : 'max-lg:sr-only'}>{children}</span>
    </button>
  )
}

export const textSizes = [0, 1, 2, 3] as const

export function TextSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const { say } = useWords()
  const last = textSizes.length - 1
  return (
    <div className="flex">
      <button
        type="button"
        aria-label={say('A−, smaller text')}
        disabled={size <= 0}
        className={`${button} px-2.5 font-semibold disabled:text-on-night-2 disabled:opacity-60`}
        onClick={() => onSize(Math.max(0, size - 1))}
      >
        A−
      </button>
      <button
        type="button"
        aria-label={say('A+, larger text')}
        disabled={size >= last}
        className={`${button} px-2.5 font-semibold disabled:text-on-night-2 disabled:opacity-60`}
        onClick={() => onSize(Math.min(last, size + 1))}
      >
        A+
      </button>
    </div>
  )
}

type LanguageProps = { languages: readonly Language[]; language: Language; onLanguage: (language: Language) => void }

export function LanguageSelect({ languages, language, onLanguage }: LanguageProps) {
  const { say } = useWords()
  if (languages.length < 2) return null
  return (
    <label>
      <span className="sr-only">{say('Language of the questions')}</span>
      <select
        value={language}
        onChange={(event) => onLanguage(event.target.value as Language)}
        className="min-h-10 cursor-pointer rounded-sm border border-field-night bg-night-2 px-2.5 py-1 text-sm text-on-night"
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

type BesideProps = { language: Language; isBeside: boolean; onBeside: (isBeside: boolean) => void; className?: string }

/** Terms of a subject are often known in English alone: both can stand beside each other. */
export function BesideEnglish({ language, isBeside, onBeside, className }: BesideProps) {
  const { say } = useWords()
  if (language === 'en') return null
  return (
    <label
      className={classes('inline-flex min-h-10 cursor-pointer items-center gap-2 text-sm whitespace-nowrap', className)}
    >
      <input
        type="checkbox"
        checked={isBeside}
        onChange={({ currentTarget }) => onBeside(currentTarget.checked)}
        className="size-5 accent-gold"
      />
      {say('English too')}
    </label>
  )
}
