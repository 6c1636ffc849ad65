import { enquiryConsentVersion as consentVersion, marksRule } from '@northlight/contract/enquiries/admission'
import { enquiryData } from '../../features/admission/enquiry/enquiry-data.ts'
import { EnquiryPage } from '../../features/admission/enquiry/enquiry-page.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/admission-puc'

const title = 'Admission for Class\u00a011 and 1st\u00a0PUC'
const lead =
  'For students who have passed Class 10, or are about to. Four steps, no payment; have the last marks card at hand.'
const trail = [['Admission', '/admission'], ['Class 11 and 1st PUC']] as const

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => ({ ...(await enquiryData(client, 'puc', 'puc-page')), marksRule, consentVersion }))

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta({ title, description: lead, seo: loaderData?.seo, path: location.pathname, trail, matches })

export default function AdmissionPuc({ loaderData }: Route.ComponentProps) {
  return <EnquiryPage title={title} trail={trail} lead={lead} data={loaderData} />
}
