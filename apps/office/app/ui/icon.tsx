import { classes } from '@northlight/ui/classes.ts'
import { ArrowRightIcon } from '@northlight/ui/icons/arrow-right.tsx'
import { CalendarIcon } from '@northlight/ui/icons/calendar.tsx'
import { CheckIcon } from '@northlight/ui/icons/check.tsx'
import { ChevronDownIcon } from '@northlight/ui/icons/chevron-down.tsx'
import { ChevronRightIcon } from '@northlight/ui/icons/chevron-right.tsx'
import { ClockIcon } from '@northlight/ui/icons/clock.tsx'
import { CloseIcon } from '@northlight/ui/icons/close.tsx'
import { DashIcon } from '@northlight/ui/icons/dash.tsx'
import { DocumentIcon } from '@northlight/ui/icons/document.tsx'
import { DownloadIcon } from '@northlight/ui/icons/download.tsx'
import { EditIcon } from '@northlight/ui/icons/edit.tsx'
import { ExternalIcon } from '@northlight/ui/icons/external.tsx'
import type { IconProps } from '@northlight/ui/icons/icon.tsx'
import { ImageIcon } from '@northlight/ui/icons/image.tsx'
import { InfoIcon } from '@northlight/ui/icons/info.tsx'
import { LinkIcon } from '@northlight/ui/icons/link.tsx'
import { LockIcon } from '@northlight/ui/icons/lock.tsx'
import { MailIcon } from '@northlight/ui/icons/mail.tsx'
import { MenuIcon } from '@northlight/ui/icons/menu.tsx'
import { PhoneIcon } from '@northlight/ui/icons/phone.tsx'
import { PlusIcon } from '@northlight/ui/icons/plus.tsx'
import { SearchIcon } from '@northlight/ui/icons/search.tsx'
import { TableIcon } from '@northlight/ui/icons/table.tsx'
import { UploadIcon } from '@northlight/ui/icons/upload.tsx'
import { UserIcon } from '@northlight/ui/icons/user.tsx'
import { WarningIcon } from '@northlight/ui/icons/warning.tsx'
import type { ComponentType } from 'react'
import { signs } from './signs.tsx'

/** Drawn once for the site and the office. */
const shared = {
  arrow: ArrowRightIcon,
  calendar: CalendarIcon,
  check: CheckIcon,
  clock: ClockIcon,
  close: CloseIcon,
  document: DocumentIcon,
  down: ChevronDownIcon,
  download: DownloadIcon,
  external: ExternalIcon,
  info: InfoIcon,
  link: LinkIcon,
  lock: LockIcon,
  mail: MailIcon,
  minus: DashIcon,
  more: MenuIcon,
  pen: EditIcon,
  phone: PhoneIcon,
  picture: ImageIcon,
  plus: PlusIcon,
  right: ChevronRightIcon,
  search: SearchIcon,
  table: TableIcon,
  upload: UploadIcon,
  user: UserIcon,
  warning: WarningIcon,
} satisfies Record<string, ComponentType<IconProps>>

export type SignName = keyof typeof signs | keyof typeof shared

type Props = { name: SignName; size?: number; className?: string }

const isShared = (name: SignName): name is keyof typeof shared => Object.hasOwn(shared, name)

/** Always beside words that say the same, so it is hidden from screen readers. */
export function Icon({ name, size = 16, className }: Props) {
  const look = classes('icon', className)
  if (isShared(name)) {
    const Drawn = shared[name]
    return <Drawn size={size} className={look} />
  }
  return (
    <svg className={look} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {signs[name]}
    </svg>
  )
}
