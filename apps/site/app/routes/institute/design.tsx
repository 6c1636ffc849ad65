import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Actions } from '../../features/design/actions.tsx'
import { Content } from '../../features/design/content.tsx'
import { Data } from '../../features/design/data.tsx'
import { Forms } from '../../features/design/forms.tsx'
import { appPage } from '../../platform/navigation/app-paths.ts'
import { SubNav } from '../../ui/controls/sub-nav.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'

export const handle = appPage

export const meta = () => [{ title: 'Design' }, { name: 'robots', content: 'noindex' }]

/** Every component in every state. Part of the route table in development only. */
export default function DesignPage() {
  return (
    <>
      <PageBanner
        title="Every part, in every state"
        trail={[['Design']]}
        tagline="For those who build"
        lead="What is not shown here does not exist yet. Look at it at 390 and at 1280 pixels, with the keyboard, and in print."
        tabs={
          <SubNav
            pathname="/design"
            label="Parts"
            items={[
              { label: 'Components', to: '/design', end: true },
              { label: 'Home', to: '/', end: true },
            ]}
          />
        }
      >
        <ButtonLink variant="gold" to="#buttons-on-paper">
          Start
        </ButtonLink>
      </PageBanner>
      <div className="wrap py-8">
        <Actions />
        <Forms />
        <Content />
        <Data />
      </div>
    </>
  )
}
