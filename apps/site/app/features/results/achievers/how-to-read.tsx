import { Link } from '@northlight/ui/kit/link.tsx'
import { Constellation } from '../../../ui/art/constellation.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** What the words on a page of achievers mean, and how to leave it. */
export function HowToRead() {
  return (
    <Card as="aside" bleed className="mt-blocks grid gap-x-8 gap-y-5 md:grid-cols-[120px_minmax(0,1fr)] md:p-12">
      <Constellation name="cassiopeia" width={120} className="text-bronze max-md:w-22" />
      <div>
        <h2 className="text-part">How to read this page</h2>
        <ul className="mt-4 grid gap-x-10 gap-y-3.5 text-sm text-ink-2 md:grid-cols-2 [&_b]:text-ink">
          <li>
            <b>Rank, marks or percentile</b> are those of the official score card. We keep a copy.
          </li>
          <li>
            <b>Fee-paying</b> means that the family paid. A scholarship is named with its share; the disc shows what was
            paid.
          </li>
          <li>
            <b>Course and length</b> say what the student took here and for how long, so that nobody who only took tests
            is called a classroom student.
          </li>
          <li>
            <b>Everyone is shown with written consent</b> and can be taken down on any day:{' '}
            <Link to="/contact-us">tell us</Link>. No reason is needed.
          </li>
        </ul>
      </div>
    </Card>
  )
}
