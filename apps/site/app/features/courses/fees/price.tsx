import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { classes } from '@northlight/ui/classes.ts'
import { Said, Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { type Fee, instalmentsPhrase, sentence } from './fee.ts'
import { shownFee } from './shown-fee.ts'

/** The fee in full: what is paid today, what it was, until when, for what, and how it may be split. */
export function Price({ fee, className }: { fee: Fee; className?: string }) {
  const { language, say } = useWords()
  const { chargesGst } = useRootData()
  const { amount_paise, discounted_amount_paise, discount, discount_label, discount_until } = fee
  const instalments = instalmentsPhrase(fee.instalments, say)
  return (
    <div className={className}>
      <p className="font-serif text-[2.5rem] leading-none font-[450] tracking-[-0.025em] figures">
        <span className="sr-only">{say('Fee')} </span>
        {shownFee(discounted_amount_paise, say)}
      </p>
      {discount > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
          <s>
            <span className="sr-only">{say('Before:')} </span>
            {shownMoney(amount_paise)}
          </s>
          <OffMark percent={discount} />
          <span>
            <Stored text={discount_label} />{' '}
            {discount_until && (
              <Said
                text="until {day}"
                values={{ day: <time dateTime={discount_until}>{shownDate(discount_until, language)}</time> }}
              />
            )}
          </span>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-2">
        {fee.fee_basis && <Basis text={fee.fee_basis} />}{' '}
        {chargesGst && fee.is_gst_included && amount_paise > 0 && say('GST is included.')}
      </p>
      {instalments && (
        <p className="mt-1 text-sm text-ink-2">{say('Or {instalments}, at no extra charge.', { instalments })}</p>
      )}
      <FeeParts fee={fee} className="mt-3" />
    </div>
  )
}

/** What the fee is for, as a sentence. */
function Basis({ text }: { text: string }) {
  const { stored } = useWords()
  return stored(text) === text ? <Stored text={sentence(text)} /> : stored(text)
}

/** `10% OFF` on gold. */
export function OffMark({ percent }: { percent: number }) {
  const { say } = useWords()
  return (
    <span className="rounded-xs bg-gold px-2 py-0.75 text-xs leading-none font-bold whitespace-nowrap text-night figures">
      {say('{percent}% OFF', { percent })}
    </span>
  )
}

/** Tuition and hostel apart, where a fee has parts: a waiver touches only one of them. */
export function FeeParts({ fee: { fee_parts }, className }: { fee: Pick<Fee, 'fee_parts'>; className?: string }) {
  if (fee_parts.length === 0) return null
  return (
    <dl className={classes('grid text-sm', className)}>
      {fee_parts.map(({ name, amount_paise }) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
          <dt className="text-ink-2">
            <Stored text={name} />
          </dt>
          <dd className="font-medium figures">{shownMoney(amount_paise)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The price in a table: one figure, and the old one where there is a discount. */
export function TablePrice({ fee }: { fee: Pick<Fee, 'amount_paise' | 'discounted_amount_paise' | 'discount'> }) {
  const { say } = useWords()
  return (
    <>
      <b className="font-serif text-body font-medium">{shownFee(fee.discounted_amount_paise, say)}</b>
      {fee.discount > 0 && (
        <s className="block text-xs text-ink-2">
          <span className="sr-only">{say('Before:')} </span>
          {shownMoney(fee.amount_paise)}
        </s>
      )}
    </>
  )
}
