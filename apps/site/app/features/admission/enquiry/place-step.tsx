import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'
import type { EnquiryData } from './enquiry-data.ts'
import type { Batch } from './fitting.ts'
import type { FieldOf } from './use-enquiry.ts'

type Props = {
  field: FieldOf
  data: Pick<EnquiryData, 'centres' | 'marksRule'>
  batches: readonly Batch[]
  centre: string
  onCentre: (value: string) => void
  batch: string
  onBatch: (value: string) => void
  progress: number | undefined
}

export function PlaceStep({ field, data, batches, centre, onCentre, batch, onBatch, progress }: Props) {
  const { say, stored } = useWords()
  const optionsOf = (list: readonly { value: string }[]) => list.map(({ value }) => ({ value, label: stored(value) }))
  const { label: marksLabel, ...marks } = field('marks')
  return (
    <FieldGrid>
      <SelectField
        {...choiceOf(field('center'))}
        required
        placeholder={say('Choose a centre')}
        options={optionsOf(data.centres)}
        value={centre}
        onChange={(event) => onCentre(event.target.value)}
      />
      <SelectField
        {...choiceOf(field('batch'))}
        required
        placeholder={say('Choose a batch')}
        hint={centre ? say('Only the batches of this centre are listed.') : undefined}
        options={optionsOf(batches)}
        value={batch}
        onChange={(event) => onBatch(event.target.value)}
      />
      <FileField
        name={marks.name}
        error={marks.error}
        label={marksLabel}
        rule={data.marksRule}
        progress={progress}
        required
        className="sm:col-span-2"
      />
    </FieldGrid>
  )
}

/** A list whose choice others depend on is held by the form. */
const choiceOf = ({ name, error, label }: { name: string; error?: string; label: string }) => ({ name, error, label })
