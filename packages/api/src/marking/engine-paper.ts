import type {
  PaperSectionTable,
  PaperSlotTable,
  PaperVersionTable,
  QuestionVersionTable,
} from '@northlight/db/tables/papers'
import type { Paper, Question } from '@northlight/exam/papers/paper'
import type { Selectable } from 'kysely'

type Version = Pick<
  Selectable<PaperVersionTable>,
  'id' | 'delivery' | 'clock' | 'duration_ms' | 'choices_count_unsaved' | 'dropped'
>

type Wording = Pick<
  Selectable<QuestionVersionTable>,
  'id' | 'type' | 'options' | 'matches' | 'decimals' | 'difficulty' | 'passage_version_id'
> & { slot_id: number; topic: string }

type Rows = {
  version: Version
  sections: Selectable<PaperSectionTable>[]
  slots: Selectable<PaperSlotTable>[]
  wordings: Wording[]
}

const toQuestion = (row: Wording): Question => ({
  version: row.id,
  type: row.type,
  options: row.options,
  ...(row.matches && { matches: row.matches }),
  ...(row.decimals !== null && { decimals: row.decimals }),
  topic: row.topic,
  difficulty: row.difficulty,
  ...(row.passage_version_id !== null && { passage: row.passage_version_id }),
})

/** A stored paper as the engine reads it. Rows come in the printed order. */
export const enginePaper = ({ version, sections, slots, wordings }: Rows): Paper => {
  const inSlot = Map.groupBy(wordings, ({ slot_id }) => slot_id)
  const inSection = Map.groupBy(slots, ({ section_id }) => section_id)
  return {
    version: version.id,
    delivery: version.delivery,
    clock: version.clock,
    durationMs: version.duration_ms,
    choicesCountUnsaved: version.choices_count_unsaved,
    dropped: version.dropped,
    sections: sections.map((section) => ({
      id: section.id,
      name: section.name,
      subject: section.subject,
      ...(section.duration_ms !== null && { durationMs: section.duration_ms }),
      slots: (inSection.get(section.id) ?? []).map((slot) => ({
        id: slot.id,
        scheme: {
          right: slot.right_marks,
          wrong: slot.wrong_marks,
          blank: slot.blank_marks,
          ...(slot.partial_marks !== null && { partial: slot.partial_marks }),
        },
        ...(slot.duration_ms !== null && { durationMs: slot.duration_ms }),
        questions: (inSlot.get(slot.id) ?? []).map(toQuestion),
      })),
    })),
  }
}
