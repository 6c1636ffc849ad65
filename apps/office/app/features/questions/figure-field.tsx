import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { picturePath } from '../../ui/picture-path.ts'
import { usePictureChooser } from '../pictures/use-picture-chooser.tsx'

type Props = {
  figure: string | null
  alt: string
  error?: string
  onChange: (figure: string | null, alt: string) => void
}

/** The picture of a question, from the library, with its words for those who do not see it. */
export function FigureField({ figure, alt, error, onChange }: Props) {
  const [chooser, choose] = usePictureChooser({ isForQuestion: true })
  const pick = async () => {
    const chosen = await choose()
    if (chosen) onChange(chosen.path, chosen.alt ?? alt)
  }
  return (
    <fieldset className="picture-field grid grid-cols-[160px_1fr] gap-y-2 gap-x-4.5 items-start [&_legend]:mb-1 max-md:grid-cols-[1fr]">
      <legend className="label">Picture</legend>
      <div className="picture-field__image relative mt-5.5 [&_img]:w-40 [&_img]:h-21 [&_img]:object-cover [&_img]:rounded-[6px] max-md:mt-0 max-md:w-40">
        {figure ? (
          <img src={picturePath(figure, 320)} alt="" />
        ) : (
          <span
            className="grid place-items-center w-40 border border-line-2 border-dashed rounded-[6px] text-ink-2 text-xs"
            style={{ aspectRatio: '1.5' }}
          >
            no picture
          </span>
        )}
      </div>
      <div className="form picture-field__facts">
        {figure && (
          <TextField
            label="What it shows"
            value={alt}
            error={error}
            maxLength={500}
            onChange={(event) => onChange(figure, event.target.value)}
          />
        )}
        <div className="form-acts">
          <Button small icon="picture" onClick={() => void pick()}>
            {figure ? 'Change picture…' : 'Choose a picture…'}
          </Button>
          {figure && (
            <Button small look="quiet" onClick={() => onChange(null, '')}>
              Remove
            </Button>
          )}
        </div>
      </div>
      {chooser}
    </fieldset>
  )
}
