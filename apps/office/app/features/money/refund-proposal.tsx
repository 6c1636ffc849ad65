import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView, RefundSheet } from '@northlight/contract/payments/refund-office'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { moneyKey } from './money-head.tsx'

type Facts = {
  starts_on: string
  period_count: string
  period_unit: string
  papers: string
  words: string
  rupees: string
  reason: string
}

const factsOf = ({ sheet, reason }: RefundCaseView): Facts => ({
  starts_on: sheet?.starts_on ?? '',
  period_count: sheet ? String(sheet.period_count) : '',
  period_unit: sheet?.period_unit ?? 'months',
  papers: sheet?.period_unit === 'papers' ? String(sheet.used) : '',
  words: sheet?.besides[0]?.words ?? '',
  rupees: sheet?.besides[0] ? String(sheet.besides[0].amount_paise / 100) : '',
  reason: reason ?? '',
})

/** Only what was said: the rest comes from the enrolment and its course. */
const inputOf = (facts: Facts) => {
  const amount = Math.round(Number(facts.rupees.replace(/[₹,\s]/g, '').replace('−', '-')) * 100)
  return {
    ...(facts.starts_on && { starts_on: facts.starts_on }),
    ...(facts.period_count && {
      period_count: Number(facts.period_count),
      period_unit: facts.period_unit as RefundSheet['period_unit'],
    }),
    ...(facts.period_unit === 'papers' && facts.papers !== '' && { papers_opened: Number(facts.papers) }),
    ...(facts.words && amount ? { besides: [{ words: facts.words, amount_paise: amount }] } : {}),
  }
}

const queryOf = (facts: Facts) => {
  const { besides, ...input } = inputOf(facts)
  return { ...input, ...(besides?.[0] && { besides_paise: besides[0].amount_paise }) }
}

type Props = { refund: RefundCaseView; sheet: RefundSheet | null; onSheet: (sheet: RefundSheet | null) => void }

/** The facts behind the sum, which whoever knows the family can put right, and the proposal itself. */
export function RefundProposal({ refund, sheet, onSheet }: Props) {
  const queryClient = useQueryClient()
  const [facts, setFacts] = useState(() => factsOf(refund))
  const params = { id: refund.id }
  const quote = useMutation({
    mutationFn: () => client.get('/office/refunds/{id}/quote', { params, query: queryOf(facts) }),
    onSuccess: (reply) => onSheet(reply.sheet),
  })
  const propose = useMutation({
    mutationFn: () =>
      client.post(
        '/office/refunds/{id}/propose',
        { ...inputOf(facts), version: refund.version, ...(facts.reason && { reason: facts.reason }) },
        { params },
      ),
    onSuccess: (reply) => {
      toast.done(reply.message)
      queryClient.setQueryData(['refund', refund.id], reply)
      void queryClient.invalidateQueries({ queryKey: moneyKey })
    },
  })
  const failure = propose.error ?? quote.error
  const errors = wrongFields(failure)
  const set = (name: keyof Facts) => (event: { target: { value: string } }) =>
    setFacts({ ...facts, [name]: event.target.value })
  return (
    <Section title={refund.state === 'proposed' ? 'Propose it anew' : 'Propose it'}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          propose.mutate()
        }}
      >
        {failure && <Note tone="bad">{sentenceOf(failure)}</Note>}
        <div className="form-two">
          <TextField
            label="First class"
            type="date"
            value={facts.starts_on}
            onChange={set('starts_on')}
            onBlur={() => quote.mutate()}
            error={errors.starts_on}
          />
          <div className="field-pair">
            <TextField
              label="The fee pays for"
              inputMode="numeric"
              value={facts.period_count}
              onChange={set('period_count')}
              onBlur={() => quote.mutate()}
              error={errors.period_count}
            />
            <FieldFrame label="Of" id="period-unit">
              <select
                id="period-unit"
                className="input"
                value={facts.period_unit}
                onChange={set('period_unit')}
                onBlur={() => quote.mutate()}
              >
                <option value="months">months</option>
                <option value="weeks">weeks</option>
                <option value="papers">papers</option>
              </select>
            </FieldFrame>
          </div>
        </div>
        {facts.period_unit === 'papers' && (
          <TextField
            label="Papers opened"
            inputMode="numeric"
            value={facts.papers}
            onChange={set('papers')}
            onBlur={() => quote.mutate()}
          />
        )}
        <div className="form-two">
          <TextField
            label="Besides, in words"
            hint="A deposit that comes back, damage, a goodwill. Empty where there is nothing."
            value={facts.words}
            onChange={set('words')}
          />
          <TextField
            label="Besides, in rupees"
            hint="With a minus where it is taken off."
            value={facts.rupees}
            onChange={set('rupees')}
            onBlur={() => quote.mutate()}
          />
        </div>
        <TextField label="Reason, for colleagues" value={facts.reason} onChange={set('reason')} />
        <div className="form-acts">
          <Button
            look={refund.state === 'proposed' ? 'line' : 'primary'}
            type="submit"
            sending={propose.isPending}
            disabled={!sheet}
          >
            {sheet ? `Propose ${shownMoney(sheet.sum_paise)}` : 'Propose, a fact is missing'}
          </Button>
          <span className="small muted" role="status">
            {sheet && sheet.sum_paise !== refund.sheet?.sum_paise
              ? `${sheet.used} of ${sheet.total} used, ${shownMoney(sheet.kept_paise)} kept`
              : 'An administrator who did not propose it signs it.'}
          </span>
        </div>
      </form>
    </Section>
  )
}
