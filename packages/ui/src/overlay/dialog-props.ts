import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  wide?: boolean
  /**
   * The focus begins at its first field, not at the cross; where it has none at the cross. `true`: without a field at its
   * first button; `false`: its fields are not what it is opened for.
   */
  startsInside?: boolean
  children: ReactNode
  /** The safe way first, the act at the right. */
  foot?: ReactNode
}
