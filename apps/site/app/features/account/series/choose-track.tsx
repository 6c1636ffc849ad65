import type { chooseTrack, SeriesView } from '@northlight/contract/payments/series'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'

const lazyTrack: LazyEndpoint<typeof chooseTrack> = {
  path: '/series/{id}/track',
  load: () => import('@northlight/contract/payments/series').then((contract) => contract.chooseTrack.input),
}

/** Which examination the papers are for; until the first one is begun. */
export function ChooseTrack({ series, onChange }: { series: SeriesView; onChange: (next: SeriesView) => void }) {
  const form = useApiForm(lazyTrack, {
    params: { id: series.enrolment_id },
    onSuccess: (reply) => onChange(reply.series),
  })
  return (
    <form {...form.props} aria-label="Choose the examination" className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        {...form.field('track')}
        label="Examination"
        defaultValue={series.track ?? ''}
        options={[
          ...(series.track ? [] : [{ value: '', label: 'Please choose' }]),
          ...series.tracks.map((track) => ({ value: track, label: track })),
        ]}
      />
      <SubmitButton variant={series.track ? 'line' : undefined} pending={form.pending} pendingLabel="Saving">
        {series.track ? 'Change' : 'Choose'}
      </SubmitButton>
    </form>
  )
}
