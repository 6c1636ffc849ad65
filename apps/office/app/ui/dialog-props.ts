import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  wide?: boolean
  /** The focus begins at its first field or button, not at the cross: for a dialog that is typed into. */
  startsInside?: boolean
  children: ReactNode
  /** The safe way first, the act at the right. */
  foot?: ReactNode
}
