import { enquiryConsentVersion as consentVersion, marksRule } from '@northlight/contract/enquiries/admission'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { enquiryData } from '../../features/admission/enquiry/enquiry-data.ts'
import { EnquiryPage } from '../../features/admission/enquiry/enquiry-page.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import type { Route } from './+types/admission-puc'

const title = 'Admission for Class\u00a011 and 1st\u00a0PUC'
const lead =
  'For students who have passed Class 10, or are about to. Four steps, no payment; have the last marks card at hand.'
const trailOf = (say: Say) => [[say('Admission'), '/admission'], [say('Class 11 and 1st PUC')]] as const

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => ({ ...(await enquiryData(client, 'puc', 'puc-page')), marksRule, consentVersion }))

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const say = sayIn(rootOf(matches).words)
  return pageMeta({
    title: say(title),
    description: say(lead),
    seo: loaderData?.seo,
    path: location.pathname,
    trail: trailOf(say),
    matches,
  })
}

export default function AdmissionPuc({ loaderData }: Route.ComponentProps) {
  const { say } = useWords()
  return <EnquiryPage title={say(title)} trail={trailOf(say)} lead={say(lead)} data={loaderData} />
}
