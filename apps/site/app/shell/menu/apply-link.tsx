import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import type { ComponentProps } from 'react'
import { useJoining } from '../../platform/paths/joining.ts'

/** The one button of header and drawer: apply, or ask for a call as long as there is no admission page. */
export function ApplyLink(look: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'>) {
  const { to, label } = useJoining()
  return (
    <ButtonLink to={to} {...look}>
      {label}
    </ButtonLink>
  )
}
