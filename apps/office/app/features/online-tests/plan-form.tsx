import type { TestCockpitView, TestPlanView } from '@northlight/contract/exams/office'
import { planFaults, planSentences, type TestPlan } from '@northlight/exam/papers/test-plan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client, isApiError } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { PolicyFields, WindowFields } from './plan-fields.tsx'

/** The plan as the engine reads it back, while it is typed. */
const planRead = (plan: TestPlanView, durationMs: number | null, isAdmission: boolean): TestPlan => ({
  opensAt: plan.opens_at,
  closesAt: plan.closes_at,
  durationMs,
  graceMinutes: plan.grace_minutes,
  latePolicy: plan.late_policy,
  lateStart: plan.late_start,
  integrity: plan.integrity === 'log' ? { policy: 'log' } : { policy: plan.integrity, warnings: plan.warnings },
  resultPolicy: plan.result_policy ?? 'at_once',
  reviewPolicy: plan.review_policy ?? 'after_results',
  challengeDays: plan.challenge_days,
  noteWithinDays: plan.note_within_days,
  isAdmission,
  amountPaise: plan.amount_paise,
})

/** Window, grace, policy and price; a sentence reads back what they mean, and what would go wrong stands there at once. */
export function PlanForm({ test, onSaved }: { test: TestCockpitView; onSaved: () => void }) {
  const [plan, setPlan] = useState<TestPlanView>(test.plan)
  // Of what was opened, not of what a later look at the cockpit brings.
  const [seenMark, setSeenMark] = useState(test.plan_mark)
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const [isSending, setSending] = useState(false)
  const papers = useQuery({
    queryKey: ['test-papers', test.slug],
    queryFn: () => client.get('/office/tests/{slug}/papers', { params: { slug: test.slug } }),
  })
  const set = (more: Partial<TestPlanView>) => {
    setPlan((before) => ({ ...before, ...more }))
    setRefused({})
  }
  const paper = papers.data?.papers.find(({ version_id }) => version_id === plan.paper_version_id)
  const read = planRead(plan, paper?.duration_ms ?? null, test.is_admission)
  const faults = paper || plan.paper_version_id === null ? planFaults(read) : []
  const errorOf = (field: string) => refused[field]?.join(' ') ?? faults.find((one) => one.field === field)?.message
  const save = async () => {
    setSending(true)
    try {
      const { message, plan_mark } = await client.post(
        '/office/tests/{slug}/plan',
        {
          ...plan,
          result_policy: plan.result_policy ?? 'at_once',
          review_policy: plan.review_policy ?? 'after_results',
          seen_mark: seenMark,
        },
        { params: { slug: test.slug } },
      )
      toast.done(message)
      setSeenMark(plan_mark)
      onSaved()
    } catch (error) {
      if (isApiError(error)) setRefused(error.errors)
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="cols">
      <Section title="Schedule and policy">
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <WindowFields plan={plan} papers={papers.data?.papers ?? []} errorOf={errorOf} set={set} />
          <PolicyFields plan={plan} isAdmission={test.is_admission} errorOf={errorOf} set={set} />
          <div className="form-acts">
            <Button look="primary" type="submit" sending={isSending} disabled={faults.length > 0}>
              {faults.length > 0 ? 'Save, something does not fit' : 'Save'}
            </Button>
          </div>
        </form>
      </Section>
      <aside className="rail">
        <Section title="Read back">
          <div className="read-back" aria-live="polite">
            {planSentences(read).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Section>
      </aside>
    </div>
  )
}
