import { OfficeButtons, SiteButtons } from '../features/design/buttons.tsx'
import { Fields } from '../features/design/fields.tsx'
import { Messages } from '../features/design/messages.tsx'
import { Overlays } from '../features/design/overlays.tsx'
import { siteMeasures } from '../features/design/show.tsx'
import { useMay } from '../platform/me/use-me.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Nowhere } from '../ui/states.tsx'

/**
 * Every control in every state, for those who build the site and the office. It stands in the office, where both kinds
 * of control can run, nobody comes without signing in and no search engine looks; no menu leads here.
 */
export function DesignScreen() {
  const may = useMay()
  if (!may('jobs.read')) return <Nowhere />
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Design' }]}
        title="Every control, in every state"
        sub="Look at it at 390 and at 1280 pixels, and with the keyboard alone."
      />
      <OfficeButtons />
      <div style={siteMeasures as object}>
        <SiteButtons />
        <Fields of="site" />
      </div>
      <Fields of="office" />
      <Messages />
      <Overlays />
    </>
  )
}
