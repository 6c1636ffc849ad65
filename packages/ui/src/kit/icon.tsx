import { classes } from '../classes.ts'

export type IconProps = {
  /** Side in pixels. */
  size?: number
  className?: string
  /** Only when the icon stands alone and nothing beside it says the same. */
  label?: string
}

/** A sign of `icons.ts` in its frame of 24 units: a line of 1.6 units, or a filled shape, in the colour of the text around it. */
export function Icon({
  path,
  isSolid,
  size = 20,
  className,
  label,
}: IconProps & { path: string; isSolid?: boolean | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isSolid ? 'currentColor' : 'none'}
      fillRule={isSolid ? 'evenodd' : undefined}
      stroke={isSolid ? undefined : 'currentColor'}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classes('shrink-0', className)}
    >
      <path d={path} />
    </svg>
  )
}
