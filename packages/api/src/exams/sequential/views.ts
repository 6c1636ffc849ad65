import type { QuestionSetReply } from '@northlight/contract/exams/sequential'
import { plainText } from '@northlight/db/rich-text'
import type { Language, QuestionText } from '@northlight/db/tables/exams'
import { sequentialPalette } from '@northlight/exam/answers/palette'
import { tallyOf } from '@northlight/exam/attempt/integrity'
import { currentDeadline, type SequentialProgress } from '@northlight/exam/attempt/sequential'
import { type Item, slotsOf } from '@northlight/exam/papers/paper'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { imageUrl } from '../../media/urls.ts'
import { refuse } from '../attempt/accepted.ts'
import { at, type StoredAttempt } from '../attempt/stored-attempt.ts'
import type { LoadedPaper, Wording } from '../papers/papers.ts'
import { renderedTexts } from '../papers/rendered-texts.ts'
import { orderOfEnrolment } from '../tests/enrol.ts'
import type { TestRow } from '../tests/queries.ts'
import * as queries from '../tests/queries.ts'
import { remainingSeconds, toEnrolment, toMyTest } from '../views.ts'

const wholeMarks = (hundredths: number) => hundredths / 100
const inMinutes = (duration: number | undefined) => (duration === undefined ? 0 : duration / 60_000)

/** In the order picked for this student; places without an option stay empty. */
const answersIn = ({ options }: QuestionText, item: Item) => {
  const html = (place: number) => options[item.options[place] ?? ''] ?? null
  return { answer_1: html(0), answer_2: html(1), answer_3: html(2), answer_4: html(3) }
}

const plainOf = (html: string | null) => (html === null ? null : plainText(html))

const toQuestion = (ctx: Ctx, wording: Wording, item: Item) => {
  // The plain twins are read from what is stored: a rendered formula has no words in it.
  const answers = answersIn(wording.texts.en, item)
  const texts = renderedTexts(wording.texts)
  const others = (['kn', 'hi'] as const satisfies Language[]).flatMap((language) => {
    const text = texts[language]
    return text ? [[language, { question: text.text, ...answersIn(text, item) }] as const] : []
  })
  return {
    id: wording.id,
    question: texts.en.text,
    question_unfiltered: plainText(wording.texts.en.text),
    ...answersIn(texts.en, item),
    answer_1_unfiltered: plainOf(answers.answer_1),
    answer_2_unfiltered: plainOf(answers.answer_2),
    answer_3_unfiltered: plainOf(answers.answer_3),
    answer_4_unfiltered: plainOf(answers.answer_4),
    figure: wording.figure === null ? null : imageUrl(ctx, wording.figure, ''),
    figure_alt: wording.figure_alt,
    translations: Object.fromEntries(others),
    created_at: wording.created_at,
    updated_at: wording.created_at,
  }
}

const toQuiz = (loaded: LoadedPaper, wording: Wording, slotId: number) => {
  const section = loaded.paper.sections.find((one) => one.slots.some((slot) => slot.id === slotId))
  const slot = slotsOf(loaded.paper).find((one) => one.id === slotId)
  const stamps = { created_at: loaded.row.created_at, updated_at: loaded.row.created_at }
  if (!section || !slot) return null
  return {
    id: slotId,
    duration: inMinutes(slot.durationMs),
    mark: wholeMarks(slot.scheme.right),
    negative_mark: wholeMarks(slot.scheme.wrong),
    difficulty: wording.difficulty,
    subject: { id: section.id, name: section.subject, ...stamps },
    ...stamps,
  }
}

/** After the last answer the last question stays in the reply: older clients look at the status alone. */
const shownPlace = (progress: SequentialProgress) =>
  progress.questions[Math.min(progress.records.length, progress.questions.length - 1)]

export const toQuestionSet = async (ctx: Ctx, test: TestRow, stored: StoredAttempt): Promise<QuestionSetReply> => {
  const { attempt, row, loaded } = stored
  const progress = attempt.progress ?? refuse('other_delivery', 'This test is taken with the whole paper at once.')
  const enrolment = (await queries.enrolmentById(ctx.db, row.enrolment_id)) ?? fail('not_found')
  const order = await orderOfEnrolment(ctx, enrolment)
  const { current_quiz_id: _quiz, current_question_id: _question, ...view } = toEnrolment(enrolment, order, stored)

  const place = shownPlace(progress)
  const item = row.items.find((one) => one.slot === place?.slot)
  const wording = place && loaded.wordings.get(place.version)
  const endsAt = currentDeadline(progress, attempt.terms, attempt.grants)
  return {
    test: toMyTest(ctx, test, enrolment, order),
    question_set: {
      ...view,
      current_quiz: wording ? toQuiz(loaded, wording, place.slot) : null,
      current_question: wording && item ? toQuestion(ctx, wording, item) : null,
    },
    total_question_count: progress.questions.length,
    current_question_count: progress.records.length + 1,
    palette: sequentialPalette(
      progress.questions.map((question) => question.slot),
      progress.records,
    ),
    server_now: ctx.now(),
    question_ends_at: at(endsAt),
    remaining_seconds: remainingSeconds(ctx, endsAt),
    tally: tallyOf(attempt.events, attempt.policy),
    attempt: row.uuid,
  }
}
