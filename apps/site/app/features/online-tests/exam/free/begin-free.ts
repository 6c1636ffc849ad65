import { figuresOf } from '@northlight/ui/question/figure.tsx'
import { createAttempt } from './attempt/attempt.ts'
import type { AttemptOptions } from './attempt/attempt-options.ts'
import { FreeScreen } from './free-screen.tsx'

/** A test with the whole paper at once and its screen: one file, which is fetched while the rules are read. */
export const beginFree = async (options: AttemptOptions) => {
  const attempt = await createAttempt(options)
  const shown = [...options.opened.paper.passages, ...attempt.sheet.questions.map((one) => one.view)]
  return { attempt, Screen: FreeScreen, pictures: figuresOf(shown) }
}
