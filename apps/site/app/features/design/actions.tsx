import { Button, SubmitButton } from '@northlight/ui/kit/button.tsx'
import type { ButtonLook } from '@northlight/ui/kit/button-look.ts'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink, Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { toastTypes } from '@northlight/ui/kit/toast-store.ts'
import { useState } from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import { Row, Show } from './show.tsx'

function States({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    <Row>
      <Button variant={variant} size="lg">
        Apply for 2027–28
      </Button>
      <Button variant={variant}>Save and go on</Button>
      <Button variant={variant} size="sm">
        Small
      </Button>
      <Button variant={variant} disabled>
        Switched off
      </Button>
      <SubmitButton variant={variant} pending>
        Subscribe Now
      </SubmitButton>
      <ButtonLink variant={variant} to="/admission">
        As a link <Icon path={arrowRightIcon} />
      </ButtonLink>
    </Row>
  )
}

export function Actions() {
  const [open, setOpen] = useState<'dialog' | 'warning'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Show name="Buttons on paper">
        <div className="grid gap-4">
          <States variant="primary" />
          <States variant="line" />
          <Button wide variant="line">
            <Icon path={arrowLeftIcon} /> Wide
          </Button>
        </div>
      </Show>
      <Show name="Buttons on night" night>
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
      <Show name="Toasts">
        <Row>
          {toastTypes.map((type) => (
            <Button
              key={type}
              variant="line"
              size="sm"
              onClick={() => toast[type](`This is a message of type ${type}.`)}
            >
              {type}
            </Button>
          ))}
          <Button
            variant="line"
            size="sm"
            onClick={() =>
              toast.info('A new version of this site is ready.', { action: { label: 'Reload', run: () => {} } })
            }
          >
            with an action
          </Button>
        </Row>
      </Show>
      <Show name="Dialog, warning">
        <Row>
          <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
          <Button variant="line" onClick={() => setOpen('warning')}>
            Open the warning
          </Button>
        </Row>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title="Before the clock starts"
          lead="Three hours, 75 questions. You can move freely between the sections."
          actions={
            <>
              <Button variant="line" onClick={close}>
                Not yet
              </Button>
              <Button onClick={() => toast.success('Shown above the dialog.')}>Start the test</Button>
            </>
          }
        >
          <p>Every answer is saved as you choose it.</p>
        </Dialog>
        <Dialog
          isOpen={open === 'warning'}
          onClose={close}
          kind="warning"
          title="You left the full screen"
          lead="The clock is still running. Nothing you saved is lost."
          actions={<Button onClick={close}>Back to the test</Button>}
        />
      </Show>
    </>
  )
}
