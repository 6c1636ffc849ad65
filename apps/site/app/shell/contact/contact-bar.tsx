import { Icon } from '@northlight/ui/kit/icon.tsx'
import { phoneIcon, whatsappIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink, whatsappLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { useJoining } from '../../platform/paths/joining.ts'
import { ContactList } from './contact-list.tsx'
import { ContactRail } from './contact-rail.tsx'
import { networksOf, waysOf } from './contact-ways.ts'

/** By word, 19.8 rem in all: one row from 320 px up, two where somebody reads larger text (`--contact-row` in shell.css). */
const cells = {
  call: 'contact-cell flex-[1_1_4.4rem] menu:hidden',
  whatsapp: 'contact-cell flex-[1.3_1_5.8rem] menu:hidden',
  apply: 'contact-cell flex-[.9_1_4rem] menu:hidden',
  connect: 'contact-cell contact-connect flex-[1.25_1_5.6rem] text-balance',
} as const

/**
 * On every page but the running test. Below 993 px a row at the lower edge, for which the page leaves room at its end;
 * from there up, where the header has its menu, a rail in the margin with every way at once. It lies over nothing: the
 * margin there is wider at every width.
 */
export function ContactBar() {
  const words = useWords()
  const { say } = words
  const { institute } = useRootData()
  const joining = useJoining()
  const [phone] = institute.phones
  const isReached = waysOf(institute, words).length + networksOf(institute).length > 0
  return (
    <aside aria-label={say('Connect')} data-noprint className="contact-bar on-night">
      <div className="flex flex-wrap bg-night menu:contents">
        {phone && (
          <Link to={telephoneLink(phone.number)} className={cells.call}>
            <Icon path={phoneIcon} size={18} className="text-gold" />
            {say('Call')}
          </Link>
        )}
        {institute.whatsapp && (
          <Link to={whatsappLink(institute.whatsapp)} className={cells.whatsapp}>
            <Icon path={whatsappIcon} size={18} className="text-gold" />
            {say('WhatsApp')}
          </Link>
        )}
        {joining.isOpen && (
          <Link to={joining.to} className={cells.apply}>
            {joining.label}
          </Link>
        )}
        {isReached ? (
          <button type="button" popoverTarget="contact-list" aria-expanded="false" className={cells.connect}>
            {say('Connect With Us')}
          </button>
        ) : (
          <Link to="/contact-us" className={cells.connect}>
            {say('Connect With Us')}
          </Link>
        )}
      </div>
      {isReached && (
        <div id="contact-list" popover="auto" className="contact-list bg-transparent">
          <ContactList institute={institute} />
        </div>
      )}
      <ContactRail institute={institute} />
    </aside>
  )
}
