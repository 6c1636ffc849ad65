import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  wide?: boolean
  children: ReactNode
  /** The safe way first, the act at the right. */
  foot?: ReactNode
}
