import { PhoneIcon } from '@northlight/ui/icons/phone.tsx'
import { WhatsappIcon } from '@northlight/ui/icons/whatsapp.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink, whatsappLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { Link } from '../../ui/controls/link.tsx'
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
  const [phone] = institute.phones
  const isReached = waysOf(institute, words).length + networksOf(institute).length > 0
  return (
    <aside aria-label={say('Connect')} data-noprint className="contact-bar on-night">
      <div className="flex flex-wrap bg-night menu:contents">
        {phone && (
          <Link to={telephoneLink(phone.number)} className={cells.call}>
            <PhoneIcon size={18} className="text-gold" />
            {say('Call')}
          </Link>
        )}
        {institute.whatsapp && (
          <Link to={whatsappLink(institute.whatsapp)} className={cells.whatsapp}>
            <WhatsappIcon size={18} className="text-gold" />
            {say('WhatsApp')}
          </Link>
        )}
        <Link to="/admission" className={cells.apply}>
          {say('Apply')}
        </Link>
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
