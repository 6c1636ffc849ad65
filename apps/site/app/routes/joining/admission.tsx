import { indianDay, instant } from '@northlight/contract/dates'
import { usedWords } from '@northlight/ui/words/use-words.ts'
import { admissionData } from '../../features/admission/overview/admission-data.ts'
import { AdmissionGuide } from '../../features/admission/overview/admission-guide.tsx'
import { NotOpenYet, notOpenData } from '../../features/admission/overview/not-open-yet.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import type { Route } from './+types/admission'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const asked = { category: url.searchParams.get('category'), today: indianDay(instant(Date.now())) }
    const data = await orNull(admissionData(client, asked))
    return data ?? notOpenData(client)
  })

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { say, stored } = usedWords(rootOf(matches).words)
  const isOpen = 'guide' in loaderData
  return pageMeta({
    title: isOpen ? `${say('Admission')}: ${stored(loaderData.guide.title)}` : say('Admission'),
    description: isOpen ? stored(loaderData.guide.lead) : say('Admission has not opened yet.'),
    path: location.pathname,
    trail: [[say('Admission')]],
    matches,
  })
}

/** How to join; before the institute has published that, when and whom to ask. */
export default function Admission({ loaderData }: Route.ComponentProps) {
  return 'guide' in loaderData ? <AdmissionGuide data={loaderData} /> : <NotOpenYet data={loaderData} />
}
