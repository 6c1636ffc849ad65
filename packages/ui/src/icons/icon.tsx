import type { ReactNode } from 'react'

export type IconProps = {
  /** Side in pixels. */
  size?: number
  className?: string
  /** Only when the icon stands alone and nothing beside it says the same. */
  label?: string
}

/** The frame every icon is drawn in: 24 units, stroke 1.6, the colour of the text around it. */
export function Icon({ size = 20, className, label, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
    >
      {children}
    </svg>
  )
}
