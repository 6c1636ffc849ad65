import { Icon } from '@northlight/ui/kit/icon.tsx'
import { mailIcon, phoneIcon, whatsappIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { telephoneLink, whatsappLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'

/** The shortest ways to a person. */
export function DirectLines() {
  const { say } = useWords()
  const { phones, whatsapp, email } = useRootData().institute
  return (
    <ul className="grid gap-x-8 gap-y-3.5 text-sm leading-brief text-on-night-2 sm:max-menu:grid-cols-2">
      {phones.map(({ number, label }) => (
        <Line
          key={number}
          icon={<Icon path={phoneIcon} className="mt-0.5 text-gold" />}
          to={telephoneLink(number)}
          note={label}
        >
          {number}
        </Line>
      ))}
      {whatsapp && (
        <Line
          icon={<Icon path={whatsappIcon} className="mt-0.5 text-gold" />}
          to={whatsappLink(whatsapp)}
          note={say('WhatsApp')}
        >
          {whatsapp}
        </Line>
      )}
      {email && (
        <Line icon={<Icon path={mailIcon} className="mt-0.5 text-gold" />} to={`mailto:${email}`} note={say('E-mail')}>
          {email}
        </Line>
      )}
    </ul>
  )
}

function Line({ icon, to, note, children }: { icon: ReactNode; to: string; note: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-4">
      {icon}
      <span>
        <Link
          to={to}
          className="block w-fit font-serif text-title leading-card font-medium wrap-anywhere no-underline figures hover:underline"
        >
          {children}
        </Link>
        <Stored text={note} />
      </span>
    </li>
  )
}
