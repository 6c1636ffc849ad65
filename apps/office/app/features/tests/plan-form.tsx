import type { TestCockpitView, TestPlanView } from '@northlight/contract/exams/office'
import { planFaults, planSentences, type TestPlan } from '@northlight/exam/papers/test-plan'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client, isApiError } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'

/** `2026-11-22T09:00` in India, as the browser's own field has it. */
const toIndia = (at: string | null) =>
  at === null ? '' : new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 16)
const fromIndia = (text: string) => (text === '' ? null : new Date(`${text}:00+05:30`).toISOString())

const lates = {
  grace: 'if they arrive within the grace',
  one_minute: 'if they arrive within a minute',
  staff: 'only what staff accept',
}
const lateStarts = { ends_with_test: 'ends with the test', keeps_time: 'keeps the whole time' }
const integrities = {
  log: 'is only written down',
  warn: 'is warned of, then you decide',
  eliminate: 'ends the paper after the warnings',
}
const results = { at_once: 'by themselves', by_hand: 'when released by hand' }
const reviews = { after_results: 'with the result', never: 'never' }

type ChoiceProps = {
  label: string
  value: string
  options: Record<string, string>
  onChange: (value: string) => void
  error?: string
}
function Choice({ label, value, options, onChange, error }: ChoiceProps) {
  const id = useId()
  return (
    <FieldFrame label={label} id={id} error={error}>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

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
  const read: TestPlan = {
    opensAt: plan.opens_at,
    closesAt: plan.closes_at,
    durationMs: paper?.duration_ms ?? null,
    graceMinutes: plan.grace_minutes,
    latePolicy: plan.late_policy,
    lateStart: plan.late_start,
    integrity: plan.integrity === 'log' ? { policy: 'log' } : { policy: plan.integrity, warnings: plan.warnings },
    resultPolicy: plan.result_policy ?? 'at_once',
    reviewPolicy: plan.review_policy ?? 'after_results',
    challengeDays: plan.challenge_days,
    noteWithinDays: plan.note_within_days,
    isAdmission: test.is_admission,
    amountPaise: plan.amount_paise,
  }
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
  const whole = (text: string) => Number(text.replaceAll(/\D/g, '').slice(0, 4))
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
          <FieldFrame label="Paper" id="plan-paper" error={errorOf('paper_version_id')}>
            <select
              id="plan-paper"
              className="input"
              value={plan.paper_version_id ?? ''}
              onChange={(event) =>
                set({ paper_version_id: event.target.value === '' ? null : Number(event.target.value) })
              }
            >
              <option value="">none yet</option>
              {(papers.data?.papers ?? []).map((one) => (
                <option key={one.version_id} value={one.version_id}>
                  {`${one.name}, version ${one.version}, ${one.questions} questions${one.is_frozen ? ', frozen' : ''}`}
                </option>
              ))}
            </select>
          </FieldFrame>
          <div className="form-two">
            <TextField
              label="Opens"
              type="datetime-local"
              value={toIndia(plan.opens_at)}
              error={errorOf('opens_at')}
              onChange={(event) => set({ opens_at: fromIndia(event.target.value) })}
            />
            <TextField
              label="Ends for everybody"
              type="datetime-local"
              value={toIndia(plan.closes_at)}
              error={errorOf('closes_at')}
              onChange={(event) => set({ closes_at: fromIndia(event.target.value) })}
            />
            <TextField
              label="Grace, minutes"
              inputMode="numeric"
              value={String(plan.grace_minutes)}
              error={errorOf('grace_minutes')}
              onChange={(event) => set({ grace_minutes: whole(event.target.value) })}
            />
            <Choice
              label="Answers after the end count"
              value={plan.late_policy ?? (test.is_admission ? 'one_minute' : 'grace')}
              options={lates}
              onChange={(value) => set({ late_policy: value as TestPlanView['late_policy'] })}
            />
            <Choice
              label="Whoever begins late"
              value={plan.late_start}
              options={lateStarts}
              onChange={(value) => set({ late_start: value as TestPlanView['late_start'] })}
            />
            <Choice
              label="Leaving the screen"
              value={plan.integrity}
              options={integrities}
              error={errorOf('integrity_policy')}
              onChange={(value) => set({ integrity: value as TestPlanView['integrity'] })}
            />
            {plan.integrity !== 'log' && (
              <TextField
                label="Warnings"
                inputMode="numeric"
                value={String(plan.warnings)}
                error={errorOf('warnings')}
                onChange={(event) => set({ warnings: whole(event.target.value) })}
              />
            )}
            <Choice
              label="Results come"
              value={plan.result_policy === 'by_hand' ? 'by_hand' : 'at_once'}
              options={results}
              onChange={(value) => set({ result_policy: value as TestPlanView['result_policy'] })}
            />
            <Choice
              label="Questions and keys are shown"
              value={plan.review_policy === 'never' ? 'never' : 'after_results'}
              options={reviews}
              onChange={(value) => set({ review_policy: value as TestPlanView['review_policy'] })}
            />
            <TextField
              label="Keys can be challenged for, days"
              inputMode="numeric"
              value={String(plan.challenge_days)}
              error={errorOf('challenge_days')}
              onChange={(event) => set({ challenge_days: whole(event.target.value) })}
            />
            <TextField
              label="A tutor’s note within, days"
              inputMode="numeric"
              hint="Left empty, no note is promised."
              value={plan.note_within_days === null ? '' : String(plan.note_within_days)}
              error={errorOf('note_within_days')}
              onChange={(event) =>
                set({ note_within_days: event.target.value === '' ? null : whole(event.target.value) })
              }
            />
            <TextField
              label="Price, rupees"
              inputMode="numeric"
              hint="Left empty, the test is free."
              value={plan.amount_paise === null ? '' : String(plan.amount_paise / 100)}
              error={errorOf('amount')}
              onChange={(event) =>
                set({
                  amount_paise:
                    event.target.value === ''
                      ? null
                      : Number(event.target.value.replaceAll(/\D/g, '').slice(0, 7)) * 100,
                })
              }
            />
          </div>
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
