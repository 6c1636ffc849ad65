import { classes } from '@northlight/ui/classes.ts'
import { Emblem } from '../../../ui/art/emblem.tsx'
import type { CourseData } from './course-data.ts'

/** The subjects of the course, drawn beside its name. */
export function CourseEmblems({ emblems }: Pick<CourseData, 'emblems'>) {
  return emblems.map((name, index) => (
    <Emblem key={name} name={name} size={104} className={classes(index === 0 && 'text-gold')} />
  ))
}
