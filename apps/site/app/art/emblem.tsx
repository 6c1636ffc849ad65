import { classes } from '../ui/classes.ts'
import drawings from './emblems.svg'

/** One for each subject and way of studying; the file of drawings has them under these names. */
export const emblemNames = ['physics', 'chemistry', 'mathematics', 'school', 'biology', 'residence', 'online'] as const
export type EmblemName = (typeof emblemNames)[number]

/** Takes the colour of the text around it. On night set `--emblem-ground` to the ground's colour. */
export function Emblem({ name, size = 56, className }: { name: EmblemName; size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classes('shrink-0', className)}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
