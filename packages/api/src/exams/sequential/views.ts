import { minutes } from '@northlight/contract/durations'
import { escapeHtml } from '@northlight/contract/escape-html'
import type { QuestionSetReply } from '@northlight/contract/exams/sequential'
import { plainText } from '@northlight/db/rich-text'
import type { Language, QuestionText } from '@northlight/db/tables/papers'
import { sequentialPalette } from '@northlight/exam/answers/palette'
import { type Attempt, deadline } from '@northlight/exam/attempt/attempt'
import { tallyOf } from '@northlight/exam/attempt/integrity'
import { currentDeadline, type SequentialProgress } from '@northlight/exam/attempt/sequential'
import { type Item, slotsOf } from '@northlight/exam/papers/paper'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { imageUrl } from '../../media/urls.ts'
import { refuse } from '../attempt/or-refuse.ts'
import { at, ms, type StoredAttempt } from '../attempt/stored-attempt.ts'
import { unreadOf } from '../office/console/messages.ts'
import { orderOfEnrolment } from '../online-tests/enrol.ts'
import type { TestRow } from '../online-tests/queries.ts'
import * as queries from '../online-tests/queries.ts'
import type { LoadedPaper, Wording } from '../papers/papers.ts'
import { renderedTexts } from '../papers/rendered-texts.ts'
import { remainingSeconds, toEnrolment, toMyTest } from '../views.ts'

const wholeMarks = (hundredths: number) => hundredths / 100
const inMinutes = (duration: number | undefined) => (duration === undefined ? 0 : duration / minutes(1))

/** Where one clock runs for the whole paper, what is left of it is the time of the question on the screen. */
const endOf = (attempt: Attempt, progress: SequentialProgress): number | null =>
  attempt.terms.clock === 'paper' ? deadline(attempt) : currentDeadline(progress, attempt.terms, attempt.grants)

/** Whole minutes: a screen that counts them down never ends before the server does. */
const minutesLeft = (ctx: Ctx, endsAt: number | null) =>
  endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - ms(ctx.now())) / minutes(1)))

/** In the order picked for this student; places without an option stay empty. */
const answersIn = ({ options }: QuestionText, item: Item) => {
  const html = (place: number) => options[item.options[place] ?? ''] ?? null
  return { answer_1: html(0), answer_2: html(1), answer_3: html(2), answer_4: html(3) }
}

const plainOf = (html: string | null) => (html === null ? null : plainText(html))

/** The picture of a question or passage as HTML: screens that know only `question` show it too. */
const pictureHtml = (figure: string | null, alt: string | null) =>
  figure === null
    ? ''
    : `<figure><img src="${escapeHtml(figure)}" alt="${escapeHtml(alt ?? 'Figure of this question')}"></figure>`

/** What stands above the question: the paragraph that it shares with others. */
const passageHtml = (loaded: LoadedPaper, id: number | null, language: Language) => {
  const passage = loaded.view.passages.find((one) => one.id === id)
  return passage ? (passage.texts[language] ?? passage.texts.en) + pictureHtml(passage.figure, passage.figure_alt) : ''
}

const toQuestion = (ctx: Ctx, loaded: LoadedPaper, wording: Wording, item: Item) => {
  // The plain twins are read from what is stored: a rendered formula has no words in it.
  const answers = answersIn(wording.texts.en, item)
  const texts = renderedTexts(wording.texts)
  const figure = wording.figure === null ? null : imageUrl(ctx, wording.figure, '')
  const whole = (text: string, language: Language) =>
    passageHtml(loaded, wording.passage_version_id, language) + text + pictureHtml(figure, wording.figure_alt)
  const others = (['kn', 'hi'] as const satisfies Language[]).flatMap((language) => {
    const text = texts[language]
    return text ? [[language, { question: whole(text.text, language), ...answersIn(text, item) }] as const] : []
  })
  return {
    id: wording.id,
    question: whole(texts.en.text, 'en'),
    question_unfiltered: plainText(wording.texts.en.text),
    ...answersIn(texts.en, item),
    answer_1_unfiltered: plainOf(answers.answer_1),
    answer_2_unfiltered: plainOf(answers.answer_2),
    answer_3_unfiltered: plainOf(answers.answer_3),
    answer_4_unfiltered: plainOf(answers.answer_4),
    figure,
    figure_alt: wording.figure_alt,
    translations: Object.fromEntries(others),
    created_at: wording.created_at,
    updated_at: wording.created_at,
  }
}

const toQuiz = (
  ctx: Ctx,
  { loaded, attempt }: StoredAttempt,
  wording: Wording,
  slotId: number,
  endsAt: number | null,
) => {
  const section = loaded.paper.sections.find((one) => one.slots.some((slot) => slot.id === slotId))
  const slot = slotsOf(loaded.paper).find((one) => one.id === slotId)
  const stamps = { created_at: loaded.row.created_at, updated_at: loaded.row.created_at }
  if (!section || !slot) return null
  return {
    id: slotId,
    duration: attempt.terms.clock === 'paper' ? minutesLeft(ctx, endsAt) : inMinutes(slot.durationMs),
    mark: wholeMarks(slot.scheme.right),
    negative_mark: wholeMarks(slot.scheme.wrong),
    difficulty: wording.difficulty,
    subject: { id: section.id, name: section.subject, ...stamps },
    ...stamps,
  }
}

/**
 * The question on the screen. When the test is over, the last one that stood there stays in the reply, because older
 * clients look at the status alone; one that was never shown does not come to light by the end.
 */
const shownPlace = ({ questions, records, servedAt }: SequentialProgress) =>
  questions[servedAt === null ? records.length - 1 : records.length]

export const toQuestionSet = async (ctx: Ctx, test: TestRow, stored: StoredAttempt): Promise<QuestionSetReply> => {
  const { attempt, row, loaded } = stored
  const progress =
    attempt.progress ??
    refuse('other_delivery', 'You have begun this test with the whole paper at once. Continue in the same way.')
  const enrolment = (await queries.enrolmentById(ctx.db, row.enrolment_id)) ?? fail('not_found')
  const order = await orderOfEnrolment(ctx, enrolment)
  const { current_quiz_id: _quiz, current_question_id: _question, ...view } = toEnrolment(enrolment, order, stored)

  const place = shownPlace(progress)
  const item = row.items.find((one) => one.slot === place?.slot)
  const wording = place && loaded.wordings.get(place.version)
  const endsAt = endOf(attempt, progress)
  return {
    test: { ...toMyTest(ctx, test, enrolment, order), delivery: attempt.delivery },
    question_set: {
      ...view,
      current_quiz: wording ? toQuiz(ctx, stored, wording, place.slot, endsAt) : null,
      current_question: wording && item ? toQuestion(ctx, loaded, wording, item) : null,
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
    extra_ms: attempt.grants.reduce((sum, grant) => sum + grant.ms, 0),
    tally: tallyOf(attempt.events, attempt.policy),
    messages: row.unread_messages === 0 ? [] : await unreadOf(ctx.db, row.id),
    attempt: row.uuid,
  }
}
