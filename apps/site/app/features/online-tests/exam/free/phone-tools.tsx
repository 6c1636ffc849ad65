import type { Language } from '@northlight/contract/exams/paper'
import { Button } from '@northlight/ui/kit/button.tsx'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { BesideEnglish, textSizes } from '../frame/tools.tsx'
import { useWhole } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'

type Props = { attempt: Attempt; onPaper: () => void; onRules: () => void; onAids: () => void }

/** What stands in the head on wide screens. */
export function PhoneTools({ attempt, onPaper, onRules, onAids }: Props) {
  const { say } = useWords()
  const reading = useWhole(attempt.reading)
  const { languages } = attempt.opened.paper
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-4">
      <Button variant="line" size="sm" className="min-h-tap" onClick={onPaper}>
        {say('Question Paper')}
      </Button>
      <Button variant="line" size="sm" className="min-h-tap" onClick={onRules}>
        {say('Instructions')}
      </Button>
      {attempt.opened.paper.aids?.length > 0 && (
        <Button variant="line" size="sm" className="min-h-tap" onClick={onAids}>
          {say('Aids')}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="line"
          size="sm"
          className="min-h-tap"
          aria-label={say('A−, smaller text')}
          disabled={reading.size <= 0}
          onClick={() => attempt.setSize(reading.size - 1)}
        >
          A−
        </Button>
        <Button
          variant="line"
          size="sm"
          className="min-h-tap"
          aria-label={say('A+, larger text')}
          disabled={reading.size >= textSizes.length - 1}
          onClick={() => attempt.setSize(reading.size + 1)}
        >
          A+
        </Button>
      </div>
      {languages.length > 1 && (
        <label>
          <span className="sr-only">{say('Language of the questions')}</span>
          <select
            value={reading.language}
            onChange={(event) => attempt.setLanguage(event.target.value as Language)}
            className="min-h-tap w-full rounded-md border border-field bg-white px-3 text-sm"
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <BesideEnglish
        language={reading.language}
        isBeside={reading.isBeside ?? false}
        onBeside={attempt.setBeside}
        className="min-h-tap"
      />
    </div>
  )
}
