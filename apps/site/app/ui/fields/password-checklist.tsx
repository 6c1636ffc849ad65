import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { checkIcon, smallRingIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { passwordChecks } from './password-checks.ts'

type Props = { id?: string; password: string; repeated?: string; className?: string }

/** The rule, ticked off while typing: tick or ring, and said in words. */
export function PasswordChecklist({ id, password, repeated, className }: Props) {
  const { say, stored } = useWords()
  return (
    <ul id={id} className={classes('grid gap-x-6 gap-y-1.5 text-sm text-ink-2 sm:grid-cols-2', className)}>
      {passwordChecks(password, repeated).map((check) => (
        <li key={check.id} className={classes('flex items-center gap-2.5', check.met && 'text-leaf')}>
          {check.met ? <Icon path={checkIcon} size={18} /> : <Icon path={smallRingIcon} size={18} />}
          <span>
            {stored(check.label)}
            <span className="sr-only">, {check.met ? say('met') : say('not met yet')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
