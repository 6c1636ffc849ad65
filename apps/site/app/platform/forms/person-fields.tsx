import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '../session/use-session.ts'

type Name = 'name' | 'email' | 'phone'
type Props = {
  field: (name: Name) => { name: string; error?: string }
  nameLabel?: string
  phoneHint?: string
  /** Where a call is enough to answer. */
  isEmailOptional?: boolean
  /** False where an answer is always a call. */
  hasEmail?: boolean
  /** Further fields of the same grid. */
  children?: ReactNode
  className?: string
}

/** Who, and how to answer: the three fields of every short form. Someone signed in finds the first two filled. */
export function PersonFields({
  field,
  nameLabel,
  phoneHint,
  isEmailOptional = false,
  hasEmail = true,
  children,
  className = 'grid gap-4',
}: Props) {
  const { say } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const { session } = useSession()
  const { name, email } = session?.user ?? {}
  useEffect(() => {
    const filled = Object.entries({ name, email }).flatMap(([label, value]) => {
      const input = box.current?.querySelector<HTMLInputElement>(`input[name="${label}"]`)
      if (!input || !value || input.value) return []
      input.value = value
      return [{ input, value }]
    })
    // With the person what was filled in for them goes; what somebody has typed stays.
    return () => {
      for (const { input, value } of filled) if (input.value === value) input.value = ''
    }
  }, [name, email])
  return (
    <div ref={box} className={className}>
      <TextField
        {...field('name')}
        label={nameLabel ?? say('Student’s name')}
        autoComplete="name"
        required
        maxLength={255}
      />
      {hasEmail && (
        <TextField
          {...field('email')}
          label={say('E-mail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required={!isEmailOptional}
          optional={isEmailOptional || undefined}
          maxLength={255}
        />
      )}
      <TextField
        {...field('phone')}
        label={say('Phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix="+91"
        hint={phoneHint ?? say('Ten digits. A parent’s number is best.')}
        required
        maxLength={20}
      />
      {children}
    </div>
  )
}
