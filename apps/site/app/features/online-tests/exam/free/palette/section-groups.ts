import type { SheetSection } from '@northlight/ui/question/sheet.ts'

export type SectionGroup = { name: string; sections: SheetSection[]; slots: number[] }

/** So many tabs fit beside each other on a computer. */
const fitting = 4

/** Up to four sections stand by themselves; more are put together by subject, where that makes fewer of them. */
export const sectionGroups = (sections: SheetSection[]): SectionGroup[] => {
  const alone = sections.map((section) => ({ name: section.name, sections: [section], slots: section.slots }))
  if (sections.length <= fitting || sections.some(({ subject }) => subject === '')) return alone
  const subjects = [...new Set(sections.map(({ subject }) => subject))]
  if (subjects.length === sections.length) return alone
  return subjects.map((name) => {
    const own = sections.filter(({ subject }) => subject === name)
    return { name, sections: own, slots: own.flatMap(({ slots }) => slots) }
  })
}
