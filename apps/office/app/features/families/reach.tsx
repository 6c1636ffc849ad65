import type { FamilyRow } from '@northlight/contract/office/families/views'
import { Link, useNavigate } from 'react-router'
import { iconButtonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { telLink } from './words.ts'

/** Call and WhatsApp at the thumb; both come back to the family's page, where one says how it went. */
export function Reach({ family }: { family: Pick<FamilyRow, 'id' | 'name' | 'phone'> }) {
  const navigate = useNavigate()
  if (family.phone === null) return null
  const look = iconButtonClass({ small: true })
  return (
    <span className="row-acts above-row">
      <a
        className={look}
        href={telLink(family.phone)}
        aria-label={`Call ${family.name}`}
        title="Call"
        onClick={() => void navigate(`/families/${family.id}?write=call`)}
      >
        <Icon name="phone" />
      </a>
      <Link
        className={look}
        to={`/families/${family.id}?write=whatsapp`}
        aria-label={`WhatsApp to ${family.name}`}
        title="WhatsApp"
      >
        <Icon name="chat" />
      </Link>
    </span>
  )
}
