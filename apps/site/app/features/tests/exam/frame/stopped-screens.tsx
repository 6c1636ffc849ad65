import { telephoneLink } from '../../../../platform/institute/institute.ts'
import { useRootData } from '../../../../platform/institute/root-data.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ButtonLink, Link } from '../../../../ui/controls/link.tsx'
import { MessageScreen } from './message-screen.tsx'

export function Elsewhere({ where, onTakeOver }: { where: 'tab' | 'device'; onTakeOver: () => void }) {
  return (
    <MessageScreen
      title="Your test is open elsewhere"
      actions={<Button onClick={onTakeOver}>Continue here instead</Button>}
    >
      <p>
        It is open {where === 'tab' ? 'in another tab of this browser' : 'on another device'}. One screen at a time can
        write. Everything you did here is {where === 'tab' ? 'kept' : 'saved or on its way'}.
      </p>
    </MessageScreen>
  )
}

export function Ended({ reason, base }: { reason: string; base: string }) {
  const [phone] = useRootData().institute.phones
  return (
    <MessageScreen title="The test has ended" actions={<ButtonLink to={base}>Go to the test page</ButtonLink>}>
      <p>{reason}</p>
      <p className="mt-3 text-md">
        If this is a mistake, call the office
        {phone && (
          <>
            {' '}
            at <Link to={telephoneLink(phone.number)}>{phone.number}</Link>
          </>
        )}
        . Every note is read by a person.
      </p>
    </MessageScreen>
  )
}
