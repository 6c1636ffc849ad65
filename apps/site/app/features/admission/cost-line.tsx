type Props = {
  name: string
  note: string
  value: string /** Due today, so it is the one that shines. */
  isNow?: boolean
}

/** One price in the night box beside a form. */
export function CostLine({ name, note, value, isNow }: Props) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-4 border-t border-line-night py-3.5">
      <dt className="font-medium">
        {name}
        <span className="block text-xs leading-brief font-normal text-on-night-2">{note}</span>
      </dt>
      <dd
        className={
          isNow
            ? 'font-serif text-figure-2 leading-none text-gold figures'
            : 'font-serif text-title leading-heading font-medium figures'
        }
      >
        {value}
      </dd>
    </div>
  )
}
