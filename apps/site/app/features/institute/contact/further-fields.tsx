import { classes } from '@northlight/ui/classes.ts'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'
import { shownClock } from './campus.ts'
import type { ContactChoices } from './contact-choices.ts'
import { type DayLimits, isOver } from './day-limits.ts'
import { isCall, requestWords } from './request-words.ts'

const longest = 500
const anyCourse = 'Other, or not sure yet'

const names = ['date', 'time', 'email', 'location', 'course', 'detail'] as const
type Name = (typeof names)[number]

type Props = {
  field: (name: Name) => { name: string; error?: string }
  choices: ContactChoices
  type: string
  date: string
  /** Characters of the message so far. */
  length: number
  limits: DayLimits | undefined
  /** Somebody has typed here. */
  isUsed: boolean
}

/** When, where from and what about. Every request needs it but a call, for which it lies in a fold. */
export function FurtherFields({ field, choices, type, date, length, limits, isUsed }: Props) {
  const { say, stored } = useWords()
  const call = isCall(type)
  const more = call ? { required: false, optional: true } : { required: true }
  const isWrong = names.some((name) => field(name).error)
  return (
    <details className="col-span-full min-w-0" open={!call || isUsed || isWrong}>
      <summary
        className={classes(
          'flex min-h-tap items-center justify-between gap-4 rounded-lg border border-line-2 px-3.5 py-2 text-sm font-semibold hover:border-ink',
          !call && 'hidden',
        )}
      >
        <span>
          {say('Choose a time, or add a message')}
          <span className="font-normal text-ink-2"> ({say('optional')})</span>
        </span>
        <FoldMark size={18} />
      </summary>
      <div className={classes('grid items-start gap-x-4 gap-y-4.5 sm:grid-cols-2', call && 'mt-4.5')}>
        <TextField
          {...field('date')}
          label={say('Day')}
          type="date"
          min={limits?.first}
          max={limits?.last}
          data-enhance="coming-days"
          {...more}
        />
        <SelectField
          {...field('time')}
          label={say('Time')}
          placeholder={call ? say('Any time') : say('Choose a time')}
          options={choices.slots.map((slot) => ({
            value: slot,
            label: shownClock(slot),
            disabled: limits !== undefined && isOver(date, slot, limits),
          }))}
          {...more}
        />
        <TextField
          {...field('email')}
          label={say('E-mail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          {...more}
        />
        <TextField
          {...field('location')}
          label={say('Area and city')}
          placeholder={say('For example Jayanagar, Bengaluru')}
          autoComplete="address-level2"
          maxLength={500}
          {...more}
        />
        <SelectField
          {...field('course')}
          label={say('Course you are interested in')}
          placeholder={say('Choose a course')}
          options={[...choices.courses, anyCourse].map((name) => ({ value: name, label: stored(name) }))}
          defaultValue={choices.intent.course}
          className="col-span-full"
          {...more}
        />
        <TextArea
          {...field('detail')}
          label={say(requestWords(type).detail)}
          hint={say('{count} of {most} characters', { count: length, most: longest })}
          maxLength={longest}
          className="col-span-full"
          {...more}
        />
      </div>
    </details>
  )
}
