import type { Text } from '@northlight/contract/words/catalogue'
import type { PaletteState } from '@northlight/exam/answers/palette'

/** Square, pennant, arch, circle, circle with a tick: each state is known by its shape alone. */
const shapes: Record<PaletteState, { path: string; className: string; shift: string }> = {
  not_visited: { path: 'M4.5 4.5H35.5V35.5H4.5Z', className: 'fill-white stroke-[#8d8878]', shift: '' },
  not_answered: { path: 'M4.5 4.5H35.5V27L20 36.5L4.5 27Z', className: 'fill-clay stroke-clay', shift: '-top-0.5' },
  answered: {
    path: 'M4.5 35.5V16A15.5 12.5 0 0 1 35.5 16V35.5Z',
    className: 'fill-leaf stroke-leaf',
    shift: 'top-0.5',
  },
  marked: { path: 'M4 20A16 16 0 1 1 36 20A16 16 0 1 1 4 20Z', className: 'fill-sky stroke-sky', shift: '' },
  answered_and_marked: {
    path: 'M4 20A16 16 0 1 1 36 20A16 16 0 1 1 4 20Z',
    className: 'fill-sky stroke-sky',
    shift: '',
  },
}

/** Beside the number of a question, for voices. */
export const stateWords = {
  not_visited: 'Question {number}, not visited',
  not_answered: 'Question {number}, not answered',
  answered: 'Question {number}, answered',
  marked: 'Question {number}, marked for review',
  answered_and_marked: 'Question {number}, answered and marked for review',
} as const satisfies Record<PaletteState, Text>

export const legendWords = {
  not_visited: 'Not visited',
  not_answered: 'Not answered',
  answered: 'Answered',
  marked: 'Marked for review',
  answered_and_marked: 'Answered and marked, will be evaluated',
} as const satisfies Record<PaletteState, Text>

export function PaletteShape({ state, children }: { state: PaletteState; children?: number | string }) {
  const { path, className, shift } = shapes[state]
  return (
    <>
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        strokeWidth="1.4"
        strokeLinejoin="round"
        className={`absolute inset-[5%] size-[90%] ${className}`}
      >
        <path d={path} />
      </svg>
      {state === 'answered_and_marked' && (
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="absolute -right-px -bottom-px size-[17px] fill-leaf stroke-white"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <circle cx="8" cy="8" r="7.5" />
          <path d="M4.5 8.3 7 10.8 11.5 5.6" fill="none" />
        </svg>
      )}
      {children !== undefined && (
        <span className={`relative ${shift} ${state === 'not_visited' ? 'text-ink' : 'text-white'}`}>{children}</span>
      )}
    </>
  )
}

/** For legends and tables: the shape with a number in it. */
export function PaletteKey({ state, children }: { state: PaletteState; children?: number | string }) {
  return (
    <span className="relative grid size-9 shrink-0 place-items-center text-xs leading-none font-semibold figures">
      <PaletteShape state={state}>{children}</PaletteShape>
    </span>
  )
}
