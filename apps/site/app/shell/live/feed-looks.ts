import { leaf } from '../drawer/drawer-looks.ts'
import { footerLine } from '../footer/footer-looks.ts'
import { dropLink } from '../header/menu-looks.ts'
import type { FeedLook } from '../menu/feed-place.tsx'

/** The classes of a link, and whether it stands on night. */
export const feedLooks: Record<FeedLook, { link: string; message: string; isOnNight: boolean }> = {
  panel: { link: '', message: '', isOnNight: false },
  drop: { link: dropLink, message: 'px-3 py-1', isOnNight: false },
  drawer: { link: leaf, message: 'px-8', isOnNight: true },
  footer: { link: footerLine, message: '', isOnNight: true },
}
