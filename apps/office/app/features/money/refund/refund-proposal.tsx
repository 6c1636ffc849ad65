import { shownMoney } from '@northlight/contract/money'
import type { RefundCaseView, RefundSheet } from '@northlight/contract/payments/refund-office'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, sentenceOf } from '../../../platform/api/client.ts'
import { wrongFields } from '../../../platform/api/wrong-fields.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { moneyKey } from '../money-head.tsx'
import { Folded } from './folded.tsx'
import { type Facts, inputOf, queryOf, signedPaiseOf } from './refund-facts.ts'

type Props = {
  refund: RefundCaseView
  facts: Facts
  onFacts: (facts: Facts) => void
  sheet: RefundSheet | null
  onSheet: (sheet: RefundSheet | null) => void
}

/** The facts behind the sum, which anyone who knows the family can put right, and the proposal itself. */
export function RefundProposal({ refund, facts, onFacts, sheet, onSheet }: Props) {
  const queryClient = useQueryClient()
  const isOdd = signedPaiseOf(facts.rupees) === undefined
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
    onFacts({ ...facts, [name]: event.target.value })
  const isAnew = refund.state === 'proposed'
  return (
    <Folded isFolded={isAnew} title={isAnew ? 'Change the proposal' : 'Propose it'}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOdd) propose.mutate()
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
          <div className="grid grid-cols-[1fr_1fr] gap-3">
            <TextField
              label="The fee pays for"
              inputMode="numeric"
              value={facts.period_count}
              onChange={set('period_count')}
              onBlur={() => quote.mutate()}
              error={errors.period_count}
            />
            <SelectField
              label="Counted in"
              id="period-unit"
              value={facts.period_unit}
              onChange={set('period_unit')}
              onBlur={() => quote.mutate()}
            >
              <option value="months">months</option>
              <option value="weeks">weeks</option>
              <option value="papers">papers</option>
            </SelectField>
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
            label="Added or taken off, what for"
            hint="A deposit, damage, goodwill. Leave it empty where there is nothing."
            value={facts.words}
            onChange={set('words')}
          />
          <TextField
            label="Added or taken off, in rupees"
            hint="With a minus if it is taken off."
            value={facts.rupees}
            onChange={set('rupees')}
            onBlur={() => quote.mutate()}
            error={isOdd ? 'Write an amount such as 500 or −1499.50.' : undefined}
          />
        </div>
        <TextField label="Reason, for colleagues" value={facts.reason} onChange={set('reason')} />
        <div className="form-acts">
          <Button
            look={isAnew ? 'line' : 'primary'}
            type="submit"
            sending={propose.isPending}
            disabled={!sheet || isOdd}
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
    </Folded>
  )
}
