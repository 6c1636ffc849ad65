import { Button } from '@northlight/ui/kit/button.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { ChildCard } from './child-card.tsx'
import type { FamilyHome } from './read-children.ts'

/** The home of a parent: each child with marks, letter, next test and fees. */
export function ChildrenPart({ family, onChange }: { family: FamilyHome; onChange: () => Promise<void> }) {
  return (
    <section aria-labelledby="children" className="wrap pt-opening-2">
      <h2 id="children" className="text-h2">
        {family.children.length === 1 ? 'Your child' : 'Your children'}
      </h2>
      {family.waiting > 0 && <LinkChildren count={family.waiting} onChange={onChange} />}
      {family.children.length > 0 && (
        <ul className="mt-6 grid gap-5 lg:grid-cols-2">
          {family.children.map((child) => (
            <ChildCard key={child.id} child={child} home={family.homes.get(child.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** One tap: this account has confirmed the address that agreed. */
function LinkChildren({ count, onChange }: { count: number; onChange: () => Promise<void> }) {
  const { act, pending } = useAct()
  const link = () => act(async () => (await browserClient()).post('/children'), onChange)
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-gold-3 bg-gold-2 p-5">
      <p className="max-w-brief">
        {count === 1
          ? 'A student has named your e-mail address as that of a parent. See marks, letters, tests and fees here.'
          : `${count} students have named your e-mail address as that of a parent. See marks, letters, tests and fees here.`}
      </p>
      <Button onClick={link} pending={pending} pendingLabel="One moment">
        {count === 1 ? 'Show my child here' : 'Show my children here'}
      </Button>
    </div>
  )
}
