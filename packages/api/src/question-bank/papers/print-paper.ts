import { minutes } from '@northlight/contract/durations'
import { schemeSentence } from '@northlight/exam/papers/packs'
import { rendered } from '../../exams/papers/rendered-texts.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { lastKeyChange } from '../../marking/key-confirmation.ts'
import { readPaperVersion } from '../../marking/paper-faults.ts'
import { passagesOf } from '../../marking/paper-queries.ts'
import { keyInForce } from '../../marking/read-paper.ts'
import { imageUrl } from '../../media/urls.ts'
import { mayConfirm, newestVersion } from './papers.ts'

const listed = (names: string[], texts: Record<string, string> = {}) =>
  names.map((name) => ({ name, text: rendered(texts[name] ?? '') }))

/**
 * Every question of every place in the printed order, with its key. Anyone who reads a key is written down. Which keys
 * they are is read before the keys: a change in between makes anyone who confirms them read again.
 */
export const printPaper = async (ctx: Ctx, id: number) => {
  allow(ctx, 'papers.print')
  const version = await newestVersion(ctx, id)
  const last_key_change = (await lastKeyChange(ctx.db, version.id))?.id ?? 0
  const { row, paper, wordings, keys } = await readPaperVersion(ctx, version.id)
  const byVersion = new Map(wordings.map((one) => [one.id, one]))
  const passages = new Map(
    (
      await passagesOf(ctx.db, [...new Set(wordings.flatMap(({ passage_version_id }) => passage_version_id ?? []))])
    ).map((one) => [one.id, one]),
  )
  await audit(ctx, { action: 'question-bank.print-paper', entity: 'paper', id, details: { version: version.version } })
  let number = 0
  return {
    name: row.name,
    version: version.version,
    revision: version.revision,
    last_key_change,
    may_confirm: mayConfirm(ctx, version),
    minutes: version.duration_ms === null ? null : Math.round(version.duration_ms / minutes(1)),
    marks: version.total_marks,
    instructions: version.instructions,
    sections: paper.sections.map((section) => ({
      name: section.name,
      marking: section.slots[0] ? schemeSentence(section.slots[0].scheme) : '',
      questions: section.slots.flatMap((slot) => {
        number += 1
        return slot.questions.flatMap((question, alternate) => {
          const wording = byVersion.get(question.version)
          if (!wording) return []
          const passage = passages.get(wording.passage_version_id ?? 0)
          return {
            number,
            alternate,
            code: `v${wording.version}`,
            text: rendered(wording.texts.en.text),
            options: listed(wording.options, wording.texts.en.options),
            matches: listed(wording.matches ?? [], wording.texts.en.matches),
            figure: wording.figure === null ? null : imageUrl(ctx, wording.figure, ''),
            figure_alt: wording.figure_alt,
            passage: passage ? rendered(passage.texts.en) : null,
            key: keyInForce(keys[wording.id] ?? wording.key),
            solution: rendered(wording.solution.en),
          }
        })
      }),
    })),
  }
}
