import type { KeyboardEvent, PointerEvent } from 'react'
import { picturePath } from '../../ui/picture-path.ts'

type Point = { x: number; y: number }
type Props = { path: string; at: Point; onChange: (at: Point) => void; isReadOnly: boolean }

const within = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100))

const steps: Record<string, Point> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
}

/** Where a step of the arrows leads; undefined for other keys. */
export const moved = ({ x, y }: Point, key: string): Point | undefined => {
  const step = steps[key]
  return step && { x: within(x + step.x), y: within(y + step.y) }
}

/** What must stay in sight when the picture is cut: by a click, or by the arrows. */
export function FocalPoint({ path, at, onChange, isReadOnly }: Props) {
  const press = (event: KeyboardEvent) => {
    const next = moved(at, event.key)
    if (!next || isReadOnly) return
    event.preventDefault()
    onChange(next)
  }
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (!isReadOnly) onChange({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) })
  }
  return (
    <button
      type="button"
      className="relative block p-0 border-0 bg-paper-2 leading-[0] cursor-crosshair [&_img]:max-h-105 [&_img]:rounded-[6px]"
      aria-label={`What must stay in sight: ${Math.round(at.x * 100)} % from the left, ${Math.round(at.y * 100)} % from the top. The arrows move it.`}
      onKeyDown={press}
      onPointerDown={point}
    >
      <img src={picturePath(path, 640)} alt="" />
      <span
        className="absolute w-4.5 h-4.5 -mt-2.25 mr-0 mb-0 -ml-2.25 border-2 border-white rounded-[50%] [box-shadow:0_0_0_1.5px_var(--color-night)]"
        style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      />
    </button>
  )
}
