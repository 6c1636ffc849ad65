import { type Instant, shownDate, shownTime } from '@northlight/contract/dates'
import { type Language, locales } from '@northlight/contract/words/languages'
import type { Ctx } from '../../kernel/context.ts'
import { forEachSettled } from '../../kernel/for-each-settled.ts'
import { type Speaker, speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { type Told, toldAbout } from '../../notices/people.ts'
import { tell } from '../../notices/tell.ts'
import { testsWithPaper } from './queries.ts'
import { timesFor } from './start-times.ts'

/** Who is enrolled in a test that is shown, and has not begun it. */
export const waitingFor = (ctx: Ctx) =>
  testsWithPaper(ctx.db)
    .innerJoin('test_enrolments', 'test_enrolments.test_id', 'tests.id')
    .select(['test_enrolments.id as enrolment_id', 'test_enrolments.user_id'])
    .where('test_enrolments.is_enrolled', '=', true)
    .where('test_enrolments.test_status', '=', 'Pending')
    .where('tests.is_active', '=', true)
    .where('tests.kind', '=', 'test')

type Waiting = Awaited<ReturnType<ReturnType<typeof waitingFor>['executeTakeFirstOrThrow']>>

/** `Sunday`, in India. */
const weekdayOf = (at: Instant, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(at))

/** `Sunday, 29 Nov 2026` */
export const dayOf = (at: Instant, language: Language) => `${weekdayOf(at, language)}, ${shownDate(at, language)}`

/** Where a student, or a parent, reads about the test. */
const pathOf = (to: Told, test: { slug: string; is_admission: boolean }) => {
  if (to.as === 'parent') return to.link === null ? '/profile' : `/profile/children/${to.link}`
  return test.is_admission ? '/admission/application' : `/online-tests/${test.slug}`
}

type Opening = {
  key: string
  opensAt: Instant
  /** In one person's language. `name` is the student's where a parent reads it, `begin_by` the last moment to begin. */
  words: (
    about: { name: string | null; begin_by: Instant | null },
    speaker: Speaker,
  ) => { begin: string | null; short: string; moved_from?: string }
}

/** When a test opens, told to the student and the parents, each in their own language. */
export const tellOfOpening = async (ctx: Ctx, test: Waiting, { key, opensAt, words }: Opening): Promise<void> => {
  const people = await toldAbout(ctx, test.user_id)
  if (!people) return
  const { begin_by } = await timesFor(ctx, test, test.user_id)
  await forEachSettled(people.told, async (to) => {
    const name = to.as === 'parent' ? harmlessName(people.student.name) : null
    const speaker = await speakerFor(ctx, to.user_id, to.language)
    const { language } = speaker
    const { begin, short, moved_from } = words({ name, begin_by }, speaker)
    const path = pathOf(to, test)
    await tell(ctx, to, {
      kind: 'test-tomorrow',
      key,
      about: { table: 'users', id: test.user_id, user_id: test.user_id },
      mail: {
        template: 'test-tomorrow',
        props: {
          name: harmlessName(to.name),
          student_name: name,
          test_name: test.name,
          day: dayOf(opensAt, language),
          opens: shownTime(opensAt),
          begin_by: begin,
          ...(moved_from && { moved_from }),
          url: `${ctx.services.siteUrl}${path}`,
          language,
        },
      },
      short,
      path,
    })
  })
}
