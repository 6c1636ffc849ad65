import type { FamilyView } from '@northlight/contract/office/families/views'
import { useMe } from '../../platform/me/use-me.ts'
import { useDesk } from './use-families.ts'
import { filledText } from './words.ts'

/** The texts of a channel with this family's and this colleague's words filled in. */
export const useFilled = (family: FamilyView, channel: 'whatsapp' | 'mail') => {
  const me = useMe()
  const values = {
    counsellor: me.name,
    institute: me.institute,
    wants: family.wants ?? 'your question',
    name: family.name,
    site: location.origin,
  }
  return (useDesk()?.texts ?? [])
    .filter((text) => text.channel === channel)
    .map((text) => ({
      ...text,
      subject: filledText(text.subject, values),
      body: filledText(text.body, values),
    }))
}
