import { PhoneIcon } from '@northlight/ui/icons/phone.tsx'
import { WhatsappIcon } from '@northlight/ui/icons/whatsapp.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink, whatsappLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { Link } from '../../ui/controls/link.tsx'
import { ContactList } from './contact-list.tsx'
import { ContactRail } from './contact-rail.tsx'
import { networksOf, waysOf } from './contact-ways.ts'

const cell =
  'flex min-h-[56px] min-w-0 items-center justify-center gap-2 border-l border-line-night px-1 max-[360px]:gap-1 max-[360px]:px-0.5 text-xs leading-tight font-semibold wrap-anywhere text-on-night no-underline first:border-l-0 hover:bg-night-2'

/** By word, 19.8 rem in all: one row from 320 px up, two where somebody reads larger text (`--contact-row` in shell.css). */
const widths = {
  call: 'grow basis-[4.4rem]',
  whatsapp: 'grow-[1.3] basis-[5.8rem]',
  apply: 'grow-[0.9] basis-[4rem]',
  connect: 'grow-[1.25] basis-[5.6rem]',
} as const

/** Turned upright at the head of the rail. */
const connect = `${cell} ${widths.connect} text-balance menu:w-full menu:rotate-180 menu:rounded-bl-lg menu:border-0 menu:px-4 menu:py-0 menu:-outline-offset-2! menu:[writing-mode:vertical-rl]`

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
          <Link to={telephoneLink(phone.number)} className={`${cell} ${widths.call} menu:hidden`}>
            <PhoneIcon size={18} className="text-gold" />
            {say('Call')}
          </Link>
        )}
        {institute.whatsapp && (
          <Link to={whatsappLink(institute.whatsapp)} className={`${cell} ${widths.whatsapp} menu:hidden`}>
            <WhatsappIcon size={18} className="text-gold" />
            {say('WhatsApp')}
          </Link>
        )}
        <Link to="/admission" className={`${cell} ${widths.apply} menu:hidden`}>
          {say('Apply')}
        </Link>
        {isReached ? (
          <button type="button" popoverTarget="contact-list" aria-expanded="false" className={connect}>
            {say('Connect With Us')}
          </button>
        ) : (
          <Link to="/contact-us" className={connect}>
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
