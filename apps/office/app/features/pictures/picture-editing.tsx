import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Crops } from './crops.tsx'
import { FocalPoint } from './focal-point.tsx'
import { type Media, media } from './media.ts'
import { PictureShows } from './picture-shows.tsx'

type Props = { picture: Media; onChanged: () => void; onGone: () => void; children: ReactNode }

/** Nothing is changed before Save; a new file in its place and the deletion are at once. */
export function PictureEditing({ picture, onChanged, onGone, children }: Props) {
  const isReadOnly = !useMay()('media.write')
  const isWithdrawn = picture.consent_withdrawn_on !== null
  const [typed, setTyped] = useState(picture)
  const set = (part: Partial<Media>) => setTyped((before) => ({ ...before, ...part }))
  const run = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => {
      onChanged()
      void queryClient.invalidateQueries({ queryKey: ['media'] })
    },
  })
  const save = () =>
    run.mutate(async () => {
      const { alt, is_decorative, focal_x, focal_y, crops } = typed
      const { shows, consent_on, consent_scan_id, consent_withdrawn_on } = typed
      await media.change(picture.id, {
        ...{ alt, is_decorative, shows, consent_on, consent_scan_id, consent_withdrawn_on },
        // An empty list takes the cuts away; what is not there says nothing.
        ...(!isWithdrawn && { focal_x, focal_y, crops: crops ?? {} }),
      })
      toast.done(
        !isWithdrawn && consent_withdrawn_on !== null
          ? 'The consent is withdrawn. The picture is shown nowhere any more.'
          : 'The picture is described.',
      )
    })
  const replace = (file: File) =>
    run.mutate(async () => {
      await media.replace(picture.id, file)
      toast.done('The new file stands everywhere the old one did.')
    })
  const remove = () =>
    run.mutate(async () => {
      await media.remove(picture.id)
      toast.done('The picture is deleted.')
      onGone()
    })
  return (
    <div className="picture-editing grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-6 max-md:grid-cols-[minmax(0,1fr)]">
      <div>
        {isWithdrawn ? (
          <Note tone="due">The consent was withdrawn: nobody sees this picture, here neither.</Note>
        ) : (
          <FocalPoint
            path={picture.path}
            at={{ x: typed.focal_x ?? 0.5, y: typed.focal_y ?? 0.5 }}
            isReadOnly={isReadOnly}
            onChange={({ x, y }) => set({ focal_x: x, focal_y: y })}
          />
        )}
        <p className="small muted">
          {picture.width && picture.height && `${picture.width} × ${picture.height}, `}
          {Math.round(picture.bytes / 1000)} KB. {!isWithdrawn && 'Click what must stay in sight when it is cut.'}
        </p>
        {!isReadOnly && !isWithdrawn && (
          <>
            <Crops picture={picture} crops={typed.crops} onChange={(crops) => set({ crops })} />
            <label
              className={buttonClass(
                { small: true },
                'cursor-pointer focus-within:[outline:2px_solid_var(--color-sky)] focus-within:[outline-offset:2px]',
              )}
            >
              Put another file in its place…
              <input
                className="sr-only"
                type="file"
                accept="image/*"
                onChange={(event) => {
                  const file = event.target.files?.[0]
                  if (file) replace(file)
                }}
              />
            </label>
          </>
        )}
      </div>
      <div className="form">
        {run.isError && <Note tone="bad">{sentenceOf(run.error)}</Note>}
        <TextField
          label="Text for those who do not see it"
          value={typed.is_decorative ? '' : (typed.alt ?? '')}
          readOnly={isReadOnly || typed.is_decorative}
          maxLength={500}
          onChange={(event) => set({ alt: event.target.value || null })}
        />
        <Check
          checked={typed.is_decorative}
          disabled={isReadOnly}
          onChange={(event) => set({ is_decorative: event.target.checked })}
        >
          Decorative, no text
        </Check>
        <PictureShows typed={typed} isReadOnly={isReadOnly} onChange={set} />
        {!isReadOnly && (
          <div className="form-acts">
            <Button look="primary" sending={run.isPending} onClick={save}>
              Save
            </Button>
            {picture.uses === 0 && (
              <Button look="danger" onClick={remove}>
                Delete
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
