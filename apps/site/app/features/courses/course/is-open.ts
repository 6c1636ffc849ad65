import type { CourseData } from './course-data.ts'

/** A seat can be taken here and now: the fee is known and the batch is not full. */
export const isOpen = (detail: CourseData['detail']): detail is NonNullable<CourseData['detail']> =>
  Boolean(detail) && detail?.seats_left !== 0
