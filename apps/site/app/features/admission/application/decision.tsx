import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { Box } from './box.tsx'
import type { Application } from './use-application.ts'

const offerPart = lazyPart(() => import('./offer-part.tsx').then((part) => part.OfferPart))

const decisions = {
  // Whether it can be accepted here is known with the offer.
  offered: ['We offer you a seat', null],
  admitted: ['You are admitted', 'We look forward to the first class.'],
  declined: ['No seat this time', 'Please call us: we will gladly explain why, and what would help.'],
} as const

type Props = { application: Application; onChange: () => unknown }

/** What the office decided, in its own words where it wrote some, and whom to call about it. */
export function Decision({ application, onChange }: Props) {
  const { state, timeline } = application
  const { institute } = useRootData()
  const [phone] = institute.phones
  const [title, sentence] = decisions[state as keyof typeof decisions]
  const note = timeline.findLast((step) => step.state === state)?.note
  return (
    <Box title={title}>
      {note && <p className="text-ink">{note}</p>}
      {sentence && <p>{sentence}</p>}
      {state === 'offered' && (
        <Part part={offerPart} props={{ onChange }} waiting={<Skeleton className="h-40 w-full" />} />
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2" data-noprint>
        {phone && <MoreLink to={telephoneLink(phone.number)}>Call {phone.number}</MoreLink>}
        {state === 'offered' && <MoreLink to="/fees">Fees and instalments</MoreLink>}
      </p>
    </Box>
  )
}
