import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'
import type { EnquiryData } from './enquiry-data.ts'
import type { FieldOf } from './use-enquiry.ts'

type Props = {
  field: FieldOf
  data: Pick<EnquiryData, 'kind' | 'classes'>
  schoolClass: string
  onClass: (value: string) => void
}

export function StudentStep({ field, data, schoolClass, onClass }: Props) {
  const { say } = useWords()
  return (
    <FieldGrid>
      <TextField
        {...field('name')}
        autoComplete="off"
        required
        maxLength={255}
        // With three short answers the first takes the whole line rather than leave a cell empty.
        className={data.kind === 'puc' ? 'sm:col-span-2' : undefined}
      />
      <TextField {...field('school_name')} autoComplete="organization" required maxLength={255} />
      {data.kind === 'class-8-9-10' && (
        <>
          <RadioGroup
            {...groupOf(field('class'))}
            legend={say('Class the student is in now')}
            required
            className="sm:col-span-2"
            options={data.classes.map((value) => ({ value, label: say('Class {number}', { number: value }) }))}
            value={schoolClass}
            onChange={onClass}
          />
          <TextField
            {...field('percentage')}
            inputMode="decimal"
            hint={say('A number from 0 to 100, as the marks card says.')}
            autoComplete="off"
            required
            maxLength={8}
          />
        </>
      )}
      <TextField
        {...field('aadhar')}
        inputMode="numeric"
        autoComplete="off"
        hint={say('12 digits. You can give it after admission; we keep only the last four.')}
        optional
        maxLength={14}
      />
      <TextArea
        {...field('address')}
        autoComplete="street-address"
        rows={3}
        hint={say('House, street, area, city and PIN code.')}
        required
        maxLength={500}
        className="sm:col-span-2"
      />
    </FieldGrid>
  )
}

/** A group of radio buttons has a legend of its own and no first value to fill in. */
export const groupOf = ({ name, error }: { name: string; error?: string }) => ({ name, error })
