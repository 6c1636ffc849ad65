import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { useWords } from '@northlight/ui/words/use-words.ts'

const grouped = (count: number) => new Intl.NumberFormat('en-IN').format(count)

/** How far it has come. */
export function Numbers({ numbers }: { numbers: VrddhiView['numbers'] }) {
  const { say } = useWords()
  const facts = [
    [say('held every year since'), String(numbers.first_year)],
    [say('students at the last one'), grouped(numbers.students_last_year)],
    [say('schools they came from'), grouped(numbers.schools_last_year)],
  ]
  return (
    <dl className="grid self-start border-b border-line-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse border-t border-line-2 py-5">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="font-serif text-num leading-none font-light tracking-figure figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
