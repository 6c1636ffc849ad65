import type { SittingChoice as Sitting } from '@northlight/contract/admissions/sittings'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { SittingChoice } from '../sittings/sitting-choice.tsx'
import type { RegistrationData } from './registration-data.ts'
import type { FieldOf } from './use-registration.ts'

type Props = {
  field: FieldOf
  programmes: RegistrationData['programmes']
  schoolClass: string
  program: string
  onProgram: (value: string) => void
  sittings: { status: 'loading' | 'failed' | 'ready'; retry: () => unknown }
  fitting: readonly Sitting[]
  sitting: string
  onSitting: (code: string) => void
}

export function TestPart(props: Props) {
  const { field, programmes, schoolClass, program, onProgram, sittings, fitting, sitting, onSitting } = props
  const { say, stored } = useWords()
  const offered = programmes.filter(({ classes }) => classes.length === 0 || classes.includes(schoolClass))
  const { name, label, error } = field('program')
  return (
    <div className="grid gap-8">
      <SelectField
        {...{ name, label, error }}
        required
        placeholder={say('Choose a programme')}
        options={offered.map(({ value }) => ({ value, label: stored(value) }))}
        value={offered.some(({ value }) => value === program) ? program : ''}
        onChange={(event) => onProgram(event.target.value)}
        hint={say('What you would like to join after Class {number}. It can be changed later.', {
          number: schoolClass.replace(/th$/, '') || '…',
        })}
        className="max-w-120"
      />
      {sittings.status === 'loading' && <SkeletonLines lines={6} lineClassName="h-16" />}
      {sittings.status === 'failed' && <TryAgainLine retry={sittings.retry} />}
      {sittings.status === 'ready' &&
        (fitting.length > 0 ? (
          <SittingChoice
            legend={say('Test date and centre')}
            sittings={fitting}
            value={sitting}
            onChange={onSitting}
            error={field('sitting').error}
          />
        ) : (
          <Notice kind="warning">
            {say(
              'No test date is open for this class now. Your draft is saved; the next dates will be on the admission page.',
            )}
          </Notice>
        ))}
      <input type="hidden" name="mode" value={fitting.find(({ code }) => code === sitting)?.mode ?? 'OFFLINE'} />
    </div>
  )
}
