import type { AttemptView } from '@northlight/contract/exams/attempt-views'

export type Windows = AttemptView['section_windows']
export type SectionWindow = { section: number; opensAt: number; endsAt: number }

const read = (windows: Windows): SectionWindow[] =>
  windows.map(({ section, opens_at, ends_at }) => ({
    section,
    opensAt: Date.parse(opens_at),
    endsAt: Date.parse(ends_at),
  }))

export type SectionClock = ReturnType<typeof createSectionClock>

/** Where each section has its own time: which one runs now. A paper with one clock has no windows. */
export const createSectionClock = (first: Windows, now: () => number) => {
  let windows = read(first)
  return {
    isUsed: first.length > 0,
    running: (): SectionWindow | undefined => windows.find(({ opensAt, endsAt }) => opensAt <= now() && now() < endsAt),
    /** Staff gave time: the ends have moved. */
    replace: (next: Windows) => {
      windows = read(next)
    },
  }
}
