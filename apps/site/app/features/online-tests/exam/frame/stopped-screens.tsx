import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink } from '../../../../platform/institute/institute.ts'
import { useRootData } from '../../../../platform/institute/root-data.ts'
import { MessageScreen } from './message-screen.tsx'

export function Elsewhere({ where, onTakeOver }: { where: 'tab' | 'device'; onTakeOver: () => void }) {
  const { say } = useWords()
  return (
    <MessageScreen
      title={say('Your test is open elsewhere')}
      actions={<Button onClick={onTakeOver}>{say('Continue here instead')}</Button>}
    >
      <p>
        {where === 'tab' ? say('It is open in another tab of this browser.') : say('It is open on another device.')}{' '}
        {say('One screen at a time can write.')}{' '}
        {where === 'tab'
          ? say('Everything you did here is kept.')
          : say('What you did here before is saved or on its way. What you did after is not counted.')}
      </p>
    </MessageScreen>
  )
}

export function Ended({ reason, base }: { reason: string; base: string }) {
  const { say, stored } = useWords()
  const [phone] = useRootData().institute.phones
  return (
    <MessageScreen
      title={say('The test has ended')}
      actions={<ButtonLink to={base}>{say('Go to the test page')}</ButtonLink>}
    >
      <p>{stored(reason)}</p>
      <p className="mt-3 text-md">
        {phone ? (
          <Said
            text="If this is a mistake, call the office at {number}."
            values={{ number: <Link to={telephoneLink(phone.number)}>{phone.number}</Link> }}
          />
        ) : (
          say('If this is a mistake, call the office.')
        )}{' '}
        {say('Every note is read by a person.')}
      </p>
    </MessageScreen>
  )
}
