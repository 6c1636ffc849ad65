import { enquiryConsentVersion as consentVersion, marksRule } from '@northlight/contract/enquiries/admission'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { enquiryData } from '../../features/admission/enquiry/enquiry-data.ts'
import { EnquiryPage } from '../../features/admission/enquiry/enquiry-page.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import type { Route } from './+types/admission-school'

const title = 'Admission for Classes\u00a08, 9\u00a0and\u00a010'
const lead = 'For students of Classes 8, 9 and 10, any board. Four steps, no payment; have the last marks card at hand.'
const trailOf = (say: Say) => [[say('Admission'), '/admission'], [say('Classes 8, 9 and 10')]] as const

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => ({
    ...(await enquiryData(client, 'class-8-9-10', 'not-puc-page')),
    marksRule,
    consentVersion,
  }))

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

export default function AdmissionSchool({ loaderData }: Route.ComponentProps) {
  const { say } = useWords()
  return <EnquiryPage title={say(title)} trail={trailOf(say)} lead={say(lead)} data={loaderData} />
}
