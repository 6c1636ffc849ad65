import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { picturePath } from '../../ui/picture-path.ts'
import { Library } from './library.tsx'
import { type Chosen, isDescribed, type Media, media } from './media.ts'
import { photographs } from './use-library-view.ts'

type Props = { onChoose: (chosen: Chosen) => void; onClose: () => void; isForQuestion?: boolean }

const chosenOf = ({ path, alt, is_decorative }: Media): Chosen => ({
  path,
  src: `/storage/${path.replace(/^\/?(?:storage\/)?/, '')}`,
  alt: is_decorative ? '' : alt,
})

/** A picture without words is described first: afterwards nobody does it. */
export function PictureChooser({ onChoose, onClose, isForQuestion = false }: Props) {
  const [undescribed, setUndescribed] = useState<Media | null>(null)
  const [alt, setAlt] = useState('')
  const [failure, setFailure] = useState('')
  const pick = (one: Media) => {
    if (isDescribed(one)) return onChoose(chosenOf(one))
    setUndescribed(one)
    setAlt('')
  }
  const describe = async (change: { alt: string } | { is_decorative: true }) => {
    if (!undescribed) return
    try {
      onChoose(chosenOf((await media.change(undescribed.id, change)).media))
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }
  if (undescribed)
    return (
      <Dialog
        open
        onClose={() => setUndescribed(null)}
        title="What does it show?"
        foot={
          <>
            <Button onClick={() => void describe({ is_decorative: true })}>It is decoration</Button>
            <span className="end">
              <Button look="primary" disabled={!alt.trim()} onClick={() => void describe({ alt: alt.trim() })}>
                Use this picture
              </Button>
            </span>
          </>
        }
      >
        {failure && <Note tone="bad">{failure}</Note>}
        <img className="max-h-80 w-auto rounded-sm" src={picturePath(undescribed.path, 640)} alt="" />
        <TextField
          label="Text for those who do not see it"
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          maxLength={500}
          hint="One sentence: who or what, and what happens."
        />
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title="Choose a picture" wide>
      <Library onOpen={pick} isChooser first={isForQuestion ? '' : photographs} />
    </Dialog>
  )
}
