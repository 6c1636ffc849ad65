import { classes } from '@northlight/ui/classes.ts'

/** One for each subject and way of studying; drawn in `emblems/`, named in `styles/emblems.css`. */
export const emblemNames = ['physics', 'chemistry', 'mathematics', 'school', 'biology', 'residence', 'online'] as const
export type EmblemName = (typeof emblemNames)[number]

/** Takes the colour of the text around it. */
export function Emblem({ name, size = 56, className }: { name: EmblemName; size?: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(`emblem emblem-${name} shrink-0`, className)}
      style={{ width: size, height: size }}
    />
  )
}
