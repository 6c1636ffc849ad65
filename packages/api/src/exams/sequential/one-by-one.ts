import { answerNames } from '@northlight/contract/exams/sequential'
import { type Paper, slotsOf } from '@northlight/exam/papers/paper'
import type { Ctx } from '../../kernel/context.ts'
import { refuse } from '../attempt/or-refuse.ts'
import type { TestRow } from '../online-tests/queries.ts'
import { loadPaper } from '../papers/papers.ts'

/**
 * Whether `question-set` can give this paper. It shows a question with up to four answers, of which one is chosen. A
 * clock per section stays with the whole paper: the call has no way to wait for the next section.
 */
export const canGoOneByOne = (paper: Paper): boolean =>
  paper.clock !== 'section' &&
  slotsOf(paper).every(({ questions }) =>
    questions.every(({ type, options }) => type === 'single' && options.length <= answerNames.length),
  )

/** Asked before money is taken, and once more before the first question. */
export const requireOneByOne = async (ctx: Ctx, test: TestRow): Promise<void> => {
  if (test.delivery !== 'free' || test.paper_version_id === null) return
  const { paper } = await loadPaper(ctx, test.paper_version_id)
  if (canGoOneByOne(paper)) return
  // A candidate begins at the own application, which need not exist yet.
  const page = test.is_admission ? '/admission' : `/online-tests/${test.slug}`
  refuse(
    'other_delivery',
    `This test has questions that need the whole paper on the screen. Please take it at ${ctx.services.siteUrl}${page}.`,
  )
}
