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
  const [chooser, choose] = usePictureChooser()
  const pick = async () => {
    const chosen = await choose()
    if (chosen) onChange(chosen.path, chosen.alt ?? alt)
  }
  return (
    <fieldset className="picture-field">
      <legend className="label">Picture</legend>
      <div className="picture-field__image">
        {figure ? (
          <img src={picturePath(figure, 320)} alt="" />
        ) : (
          <span className="picture-field__none" style={{ aspectRatio: '1.5' }}>
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
            {figure ? 'Another picture…' : 'Choose a picture…'}
          </Button>
          {figure && (
            <Button small look="quiet" onClick={() => onChange(null, '')}>
              Take it away
            </Button>
          )}
        </div>
      </div>
      {chooser}
    </fieldset>
  )
}
