import type { StepAction } from '@northlight/exam/answers/steps'
import type { factories } from './factories.ts'
import type { speaker } from './test.ts'

type Make = ReturnType<typeof factories>
type Http = ReturnType<typeof speaker>
type Test = { id: number; slug: string; paper_version_id: number | null }
// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

/** A student in front of a screen: speaks HTTP like the test screen does. */
export const sitter = async (
  { make, http }: { make: Make; http: Http },
  test: Test,
  options: { tab?: string; user?: { id: number }; isEnrolled?: boolean } = {},
) => {
  const user = options.user ?? (await make.user())
  if (options.isEnrolled ?? true) await make.testEnrolment(test, user)
  const token = await make.token(user)
  const tab = options.tab ?? 'tab-number-one'
  const root = `/tests/${test.slug}`
  const post = (path: string, body: unknown) => http.postJson(`${root}${path}`, body, { token })
  const sitting = { attempt: '', slots: [] as number[], device: 1 }
  return {
    user,
    token,
    get attempt() {
      return sitting.attempt
    },
    get slots() {
      return sitting.slots
    },
    post,
    get: (path: string) => http.get(`${root}${path}`, { token }),
    start: async (given = tab): Promise<{ status: number; body: Body }> => {
      const reply = await post('/attempt', { tab: given })
      const view = (reply.body as Body).sitting
      if (view) {
        sitting.attempt = view.attempt
        sitting.slots = view.items.map((item: { slot: number }) => item.slot)
        sitting.device = view.device ?? sitting.device
      }
      return reply
    },
    step: (number: number, action: StepAction | Record<string, unknown>, givenAt: number, device = sitting.device) => ({
      device,
      number,
      action,
      givenAt,
    }),
    save: (steps: unknown[], device = sitting.device): Promise<{ status: number; body: Body }> =>
      post('/attempt/steps', { attempt: sitting.attempt, device, steps }),
    submit: (
      last_number: number,
      device = sitting.device,
      extra_ms?: number,
    ): Promise<{ status: number; body: Body }> =>
      post('/attempt/submit', { attempt: sitting.attempt, device, last_number, extra_ms }),
  }
}

export const choice = (slot: number | undefined, option: string): StepAction => ({
  do: 'save',
  slot: slot ?? 0,
  answer: { type: 'single', option },
})
