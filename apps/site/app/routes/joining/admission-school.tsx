import { enquiryConsentVersion as consentVersion, marksRule } from '@northlight/contract/enquiries/admission'
import { enquiryData } from '../../features/admission/enquiry/enquiry-data.ts'
import { EnquiryPage } from '../../features/admission/enquiry/enquiry-page.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import type { Route } from './+types/admission-school'

const title = 'Admission for Classes\u00a08, 9\u00a0and\u00a010'
const lead = 'For students of Classes 8, 9 and 10, any board. Four steps, no payment; have the last marks card at hand.'
const trail = [['Admission', '/admission'], ['Classes 8, 9 and 10']] as const

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => ({
    ...(await enquiryData(client, 'class-8-9-10', 'not-puc-page')),
    marksRule,
    consentVersion,
  }))

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta({ title, description: lead, seo: loaderData?.seo, path: location.pathname, trail, matches })

export default function AdmissionSchool({ loaderData }: Route.ComponentProps) {
  return <EnquiryPage title={title} trail={trail} lead={lead} data={loaderData} />
}
