import { Button as KitButton, SubmitButton } from '@northlight/ui/kit/button.tsx'
import type { ButtonLook } from '@northlight/ui/kit/button-look.ts'
import { ButtonLink, Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Row, Show } from './show.tsx'

const looks = ['line', 'primary', 'quiet', 'danger', 'danger-filled'] as const

const States = ({ variant }: Required<Pick<ButtonLook, 'variant'>>) => (
  <Row>
    <KitButton variant={variant} size="lg">
      Apply for 2027–28
    </KitButton>
    <KitButton variant={variant}>Save and continue</KitButton>
    <KitButton variant={variant} size="sm">
      Small
    </KitButton>
    <KitButton variant={variant} disabled>
      Switched off
    </KitButton>
    <SubmitButton variant={variant} pending>
      Being sent
    </SubmitButton>
    <ButtonLink variant={variant} to="/admission">
      As a link
    </ButtonLink>
  </Row>
)

/** Buttons of the site on both grounds, links, and the buttons of the office. */
export const SiteButtons = () => (
  <>
    <Show name="Buttons of the site, on paper">
      <div className="grid gap-4">
        <States variant="primary" />
        <States variant="line" />
        <KitButton variant="line" wide>
          Wide
        </KitButton>
      </div>
    </Show>
    <Show name="Buttons of the site, on night" isNight>
      <div className="grid gap-4">
        <States variant="gold" />
        <States variant="ghost" />
      </div>
    </Show>
    <Show name="Links">
      <Row>
        <Link to="/faq">A page</Link>
        <Link to="https://example.test">Another site</Link>
        <Link to="tel:+918040000100">080 4000 0100</Link>
        <MoreLink to="/achievers">All results</MoreLink>
        <TextButton>Text button</TextButton>
        <TextButton disabled>Switched off</TextButton>
      </Row>
    </Show>
  </>
)

export const OfficeButtons = () => (
  <>
    <Show name="Buttons of the office">
      <div className="grid gap-3">
        {looks.map((look) => (
          <Row key={look}>
            <Button look={look}>{look}</Button>
            <Button look={look} icon="plus" keys="c">
              with a key
            </Button>
            <Button look={look} small>
              small
            </Button>
            <Button look={look} disabled>
              switched off
            </Button>
            <Button look={look} sending>
              being sent
            </Button>
            <IconButton look={look} icon="pen" label={`Change, ${look}`} />
            <IconButton look={look} small icon="close" label={`Remove, ${look}`} />
          </Row>
        ))}
      </div>
    </Show>
    <Show name="Buttons of the office, on night" isNight>
      <Row>
        <Button look="ghost" icon="user" keys="a">
          Give to a colleague
        </Button>
        <Button look="ghost" small disabled>
          Switched off
        </Button>
      </Row>
    </Show>
  </>
)
