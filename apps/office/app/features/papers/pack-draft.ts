import type { PackInput, PackView } from '@northlight/contract/office/packs'
import { type Aid, USUAL_AIDS } from '@northlight/exam/aids/aids'
import { marksText } from '@northlight/exam/marking/marks'
import type { Pack } from '@northlight/exam/papers/packs'
import type { QuestionType } from '@northlight/exam/papers/paper'
import type { TieRule } from '@northlight/exam/results/ranks'

/** A section as it is typed: marks as they are said, 4 and −1. */
export type SectionDraft = {
  /** Only for the screen: sections have no name of their own while they are typed. */
  id: string
  name: string
  subject: string
  type: QuestionType
  count: string
  right: string
  wrong: string
  blank: string
  partial: string
  decimals: string
  isParagraph: boolean
}

export type TieDraft = { id: string; by: TieRule['by']; subject: string }

export type PackDraft = {
  code: string
  name: string
  minutes: string
  isUnsaved: boolean
  areMarksPerTest: boolean
  dropped: PackView['dropped']
  sections: SectionDraft[]
  ties: TieDraft[]
  aids: Aid[]
  /** One sentence a line. */
  instructions: string
}

const shown = (hundredths: number | null) => (hundredths === null ? '' : marksText(hundredths))
const hundredths = (text: string) => Math.round(Number(text.replace('−', '-')) * 100)

export const newSection = (): SectionDraft => ({
  id: crypto.randomUUID(),
  name: '',
  subject: '',
  type: 'single',
  count: '10',
  right: '4',
  wrong: '−1',
  blank: '0',
  partial: '',
  decimals: '',
  isParagraph: false,
})

export const newTie = (): TieDraft => ({ id: crypto.randomUUID(), by: 'subject_marks', subject: '' })

export const draftOf = (pack: PackView | null): PackDraft => ({
  code: pack?.code ?? '',
  name: pack?.name ?? '',
  minutes: String(pack?.minutes ?? 60),
  isUnsaved: pack?.choices_count_unsaved ?? false,
  areMarksPerTest: pack?.are_marks_per_test ?? false,
  dropped: pack?.dropped ?? 'full_to_all',
  sections: pack?.sections.map(({ is_paragraph, ...one }) => ({
    ...one,
    id: crypto.randomUUID(),
    count: String(one.count),
    right: shown(one.right),
    wrong: shown(one.wrong),
    blank: shown(one.blank),
    partial: shown(one.partial),
    decimals: one.decimals === null ? '' : String(one.decimals),
    isParagraph: is_paragraph,
  })) ?? [newSection()],
  ties: pack?.ties.map(({ by, subject }) => ({ id: crypto.randomUUID(), by, subject: subject ?? '' })) ?? [],
  aids: pack?.aids ?? USUAL_AIDS,
  instructions: (pack?.instructions ?? []).join('\n'),
})

export const inputOf = (draft: PackDraft, seen_version: number) =>
  ({
    code: draft.code,
    seen_version,
    name: draft.name,
    minutes: Number(draft.minutes),
    sections: draft.sections.map((row) => ({
      ...{ name: row.name, subject: row.subject, type: row.type, count: Number(row.count) },
      ...{ right: hundredths(row.right), wrong: hundredths(row.wrong), blank: hundredths(row.blank) },
      ...(row.partial !== '' && { partial: hundredths(row.partial) }),
      ...(row.decimals !== '' && { decimals: Number(row.decimals) }),
      is_paragraph: row.isParagraph,
    })),
    choices_count_unsaved: draft.isUnsaved,
    are_marks_per_test: draft.areMarksPerTest,
    dropped: draft.dropped,
    ties: draft.ties.map(({ by, subject }) => ({ by, ...(subject.trim() !== '' && { subject: subject.trim() }) })),
    aids: draft.aids,
    instructions: draft.instructions.split('\n').filter((line) => line.trim() !== ''),
  }) satisfies PackInput

const ruleOf = ({ by, subject }: TieDraft): TieRule =>
  by === 'subject_marks'
    ? { by, subject: subject || '…' }
    : by === 'wrong_to_right' && subject !== ''
      ? { by, subject }
      : { by }

/** The same as the engine holds it, for what is read back while it is typed. */
export const packOf = (draft: PackDraft, version: number): Pack => {
  const input = inputOf(draft, version - 1)
  return {
    id: input.code,
    name: input.name,
    version,
    durationMinutes: input.minutes,
    sections: input.sections.map(({ right, wrong, blank, partial, is_paragraph, ...one }) => ({
      ...one,
      scheme: { right, wrong, blank, ...(partial !== undefined && { partial }) },
      isParagraph: is_paragraph,
    })),
    choicesCountUnsaved: input.choices_count_unsaved,
    dropped: input.dropped,
    ties: draft.ties.map(ruleOf),
    areMarksPerTest: input.are_marks_per_test,
    instructions: [],
  }
}
