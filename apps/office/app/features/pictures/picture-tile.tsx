import { picturePath } from '../../ui/picture-path.ts'
import { StateWord } from '../../ui/state-word.tsx'
import { isDescribed, type Media } from './media.ts'

/** One picture of the grid, around the point that must stay in sight. */
export function PictureTile({ one, onOpen }: { one: Media; onOpen: () => void }) {
  const isWithdrawn = one.consent_withdrawn_on !== null
  return (
    <button type="button" className="pictures__one" onClick={onOpen}>
      {isWithdrawn ? (
        <span
          className="w-full [aspect-ratio:1.5] object-cover border border-line rounded-[6px] bg-paper-2"
          aria-hidden="true"
        />
      ) : (
        <img
          src={picturePath(one.path, 300)}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${(one.focal_x ?? 0.5) * 100}% ${(one.focal_y ?? 0.5) * 100}%` }}
        />
      )}
      <span className="clip">{one.alt || one.name || one.path.split('/').at(-1)}</span>
      <span className="under">
        {isWithdrawn ? (
          <StateWord icon="lock" tone="bad">
            consent withdrawn
          </StateWord>
        ) : isDescribed(one) ? (
          `used ${one.uses} ×`
        ) : (
          <StateWord icon="warning" tone="due">
            no text yet
          </StateWord>
        )}
      </span>
    </button>
  )
}
