import { Icon } from '@northlight/ui/kit/icon.tsx'
import { mailIcon, phoneIcon, whatsappIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { type Institute, telephoneLink, whatsappLink } from '../../platform/institute/institute.ts'
import { SocialLinks } from './social-links.tsx'

/** Every way to reach the institute at once. */
export function ContactList({ institute }: { institute: Institute }) {
  const { say } = useWords()
  const [phone] = institute.phones
  return (
    <ul className="on-paper w-68 animate-rise rounded-lg border border-line bg-white p-2 shadow-pop">
      {phone && (
        <Way to={telephoneLink(phone.number)} icon={<Icon path={phoneIcon} className="text-bronze" />}>
          {say('Call {number}', { number: phone.number })}
        </Way>
      )}
      {institute.email && (
        <Way to={`mailto:${institute.email}`} icon={<Icon path={mailIcon} className="text-bronze" />}>
          {say('Write an e-mail')}
        </Way>
      )}
      {institute.whatsapp && (
        <Way to={whatsappLink(institute.whatsapp)} icon={<Icon path={whatsappIcon} className="text-bronze" />}>
          {say('Chat on WhatsApp')}
        </Way>
      )}
      <li className="mt-1.5 border-t border-line pt-1.5">
        <SocialLinks institute={institute} linkClass="size-11 text-ink-2 hover:text-ink" className="justify-between" />
      </li>
    </ul>
  )
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center gap-3.5 rounded-sm px-3 py-2 text-sm font-medium text-ink no-underline hover:bg-paper-2 hover:text-ink"
      >
        {icon}
        <span>{children}</span>
      </Link>
    </li>
  )
}
