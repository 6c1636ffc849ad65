import type { Crop } from '@northlight/contract/picture-cut'
import { useState } from 'react'
import ReactCrop from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '../../ui/button.tsx'
import { picturePath } from '../../ui/picture-path.ts'
import type { Media } from './media.ts'

/** The shapes of the places that pages have, by width through height. */
const shapes = [
  { ratio: '0.857', label: 'Portrait', width: 6, height: 7 },
  { ratio: '1', label: 'Square', width: 1, height: 1 },
  { ratio: '1.333', label: 'Photograph, 4 : 3', width: 4, height: 3 },
  { ratio: '1.6', label: 'Card, 16 : 10', width: 16, height: 10 },
  { ratio: '3', label: 'Banner, 3 : 1', width: 3, height: 1 },
] as const

const rounded = (percent: number) => Math.min(1, Math.max(0, Math.round(percent * 100) / 10_000))

type Props = { picture: Media; crops: Media['crops']; onChange: (crops: Media['crops']) => void }

/** A cut for one shape of place; the file itself stays whole, and what is not cut here follows the point in sight. */
export function Crops({ picture, crops, onChange }: Props) {
  const [at, setAt] = useState(0)
  const shape = shapes[at] ?? shapes[0]
  const crop = crops?.[shape.ratio]
  const set = (next: Crop | null) => {
    const others = Object.entries(crops ?? {}).filter(([ratio]) => ratio !== shape.ratio)
    const all = next ? [...others, [shape.ratio, next] as const] : others
    onChange(all.length === 0 ? null : Object.fromEntries(all))
  }
  const largest = () => {
    // The largest part of this shape, in the middle.
    const own = (picture.width ?? 1) / (picture.height ?? 1)
    const ratio = shape.width / shape.height
    const [w, h] = own > ratio ? [ratio / own, 1] : [1, own / ratio]
    set({ x: rounded((1 - w) * 50), y: rounded((1 - h) * 50), w: rounded(w * 100), h: rounded(h * 100) })
  }
  return (
    <fieldset className="field crops">
      <legend className="label">Cut by hand</legend>
      <div className="chips">
        {shapes.map(({ ratio, label }, index) => (
          <button key={ratio} type="button" className="chip" aria-pressed={index === at} onClick={() => setAt(index)}>
            {label}
            {crops?.[ratio] && <span className="sr-only">, cut</span>}
            {crops?.[ratio] && ' ✓'}
          </button>
        ))}
      </div>
      {crop ? (
        <>
          <ReactCrop
            key={shape.ratio}
            aspect={shape.width / shape.height}
            crop={{ unit: '%', x: crop.x * 100, y: crop.y * 100, width: crop.w * 100, height: crop.h * 100 }}
            keepSelection
            ruleOfThirds
            onChange={(_, { x, y, width, height }) => {
              if (width > 0 && height > 0) set({ x: rounded(x), y: rounded(y), w: rounded(width), h: rounded(height) })
            }}
          >
            <img src={picturePath(picture.path, 640)} alt="" />
          </ReactCrop>
          <Button small look="quiet" onClick={() => set(null)}>
            Not cut for this shape
          </Button>
        </>
      ) : (
        <Button small onClick={largest}>
          Cut it for this shape
        </Button>
      )}
      <p className="hint">Only places of this shape use it. The arrows move it, and the file stays whole.</p>
    </fieldset>
  )
}
