import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { MoreLink } from '../../../ui/controls/link.tsx'
import { Box } from './box.tsx'
import type { Application } from './use-application.ts'

const decisions = {
  offered: ['We offer you a seat', 'Meet us, then pay the first instalment and choose the batch.'],
  admitted: ['You are admitted', 'We look forward to the first class.'],
  declined: ['No seat this time', 'Please call us: we will gladly explain why, and what would help.'],
} as const

/** What the office decided, in its own words where it wrote some, and whom to ring about it. */
export function Decision({ application }: { application: Application }) {
  const { state, timeline } = application
  const { institute } = useRootData()
  const [phone] = institute.phones
  const [title, sentence] = decisions[state as keyof typeof decisions]
  const note = timeline.findLast((step) => step.state === state)?.note
  return (
    <Box title={title}>
      {note && <p className="text-ink">{note}</p>}
      <p>{sentence}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2" data-noprint>
        {phone && <MoreLink to={telephoneLink(phone.number)}>Call {phone.number}</MoreLink>}
        {state === 'offered' && <MoreLink to="/fees">Fees and instalments</MoreLink>}
      </p>
    </Box>
  )
}
