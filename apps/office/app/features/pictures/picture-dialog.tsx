import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Crops } from './crops.tsx'
import { FocalPoint } from './focal-point.tsx'
import { type Media, media } from './media.ts'
import { PictureUses } from './picture-uses.tsx'

const shows: [NonNullable<Media['shows']>, string][] = [
  ['person', 'a person'],
  ['child', 'a child who can be recognised'],
  ['place', 'a place'],
  ['thing', 'a thing or a drawing'],
]

/** One picture: words, what must stay in sight, who is on it, where it stands, another file in its place. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery({ queryKey: ['picture', id], queryFn: () => media.read(id), staleTime: 0 })
  return (
    <Dialog open onClose={onClose} title={read.data?.media.name ?? 'Picture'} wide>
      {read.isError && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton />}
      {read.data && (
        <Editing
          key={read.data.media.path}
          picture={read.data.media}
          onChanged={() => void read.refetch()}
          onGone={onClose}
        >
          <PictureUses uses={read.data.uses} />
        </Editing>
      )}
    </Dialog>
  )
}

type Props = { picture: Media; onChanged: () => void; onGone: () => void; children: ReactNode }

function Editing({ picture, onChanged, onGone, children }: Props) {
  const may = useMay()
  const isReadOnly = !may('media.write')
  const [typed, setTyped] = useState(picture)
  const set = (part: Partial<Media>) => setTyped((before) => ({ ...before, ...part }))
  const again = () => {
    onChanged()
    void queryClient.invalidateQueries({ queryKey: ['media'] })
  }
  const run = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: again,
  })
  const save = () =>
    run.mutate(async () => {
      const { alt, is_decorative, focal_x, focal_y, crops, shows: who, consent_on, consent_withdrawn_on } = typed
      await media.change(picture.id, {
        alt,
        is_decorative,
        focal_x,
        focal_y,
        // An empty list takes the cuts away; what is not there says nothing.
        crops: crops ?? {},
        shows: who,
        consent_on,
        consent_withdrawn_on,
      })
      toast.done('The picture is described.')
    })
  return (
    <div className="picture-editing">
      <div>
        <FocalPoint
          path={picture.path}
          at={{ x: typed.focal_x ?? 0.5, y: typed.focal_y ?? 0.5 }}
          isReadOnly={isReadOnly}
          onChange={({ x, y }) => set({ focal_x: x, focal_y: y })}
        />
        <p className="small muted">
          {picture.width && picture.height && `${picture.width} × ${picture.height}, `}
          {Math.round(picture.bytes / 1000)} KB. Click what must stay in sight when it is cut.
        </p>
        {!isReadOnly && <Crops picture={picture} crops={typed.crops} onChange={(crops) => set({ crops })} />}
        {!isReadOnly && (
          <label className="btn btn--small library__add">
            Put another file in its place…
            <input
              className="visually-hidden"
              type="file"
              accept="image/*"
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file)
                  run.mutate(async () => {
                    await media.replace(picture.id, file)
                    toast.done('The new file stands everywhere the old one did.')
                  })
              }}
            />
          </label>
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
        <label className="check">
          <input
            type="checkbox"
            checked={typed.is_decorative}
            disabled={isReadOnly}
            onChange={(event) => set({ is_decorative: event.target.checked })}
          />
          Decorative, no text
        </label>
        <label className="field">
          <span className="label">What it shows</span>
          <select
            className="input"
            value={typed.shows ?? ''}
            disabled={isReadOnly}
            onChange={(event) => set({ shows: (event.target.value || null) as Media['shows'] })}
          >
            <option value="">not said</option>
            {shows.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {typed.shows === 'child' && (
          <div className="form-two">
            <TextField
              label="Parents agreed on"
              type="date"
              value={typed.consent_on ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => set({ consent_on: event.target.value || null })}
              hint="Without it the picture is shown nowhere."
            />
            <TextField
              label="Withdrawn on"
              type="date"
              value={typed.consent_withdrawn_on ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => set({ consent_withdrawn_on: event.target.value || null })}
            />
          </div>
        )}
        {!isReadOnly && (
          <div className="form-acts">
            <Button look="primary" sending={run.isPending} onClick={save}>
              Save
            </Button>
            {picture.uses === 0 && (
              <Button
                look="danger"
                onClick={() =>
                  run.mutate(async () => {
                    await media.remove(picture.id)
                    toast.done('The picture is deleted.')
                    onGone()
                  })
                }
              >
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
