export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Grade = (typeof GRADES)[number]

/** The lowest whole percentage of each grade, and what it is called. F is everything below. */
export type GradeScale = { grade: Grade; from: number | null; label: string }[]

export const TEST_GRADES: GradeScale = [
  { grade: 'A', from: 90, label: '90 to 100 %' },
  { grade: 'B', from: 75, label: '75 to 89 %' },
  { grade: 'C', from: 60, label: '60 to 74 %' },
  { grade: 'D', from: 45, label: '45 to 59 %' },
  { grade: 'E', from: 35, label: '35 to 44 %' },
  { grade: 'F', from: null, label: '34 % and below' },
]

export const ADMISSION_GRADES: GradeScale = [
  { grade: 'A', from: 95, label: 'High honours' },
  { grade: 'B', from: 90, label: 'Honours' },
  { grade: 'C', from: 85, label: 'Excellent' },
  { grade: 'D', from: 75, label: 'Distinction' },
  { grade: 'E', from: 65, label: 'Very good' },
  { grade: 'F', from: null, label: 'No scholarship' },
]

/**
 * The grade of a percentage given in hundredths of a percent. The percentage as it is shown decides, without its
 * decimals, so a sheet never shows 90.00 beside a B.
 */
export const gradeOfPercent = (scale: GradeScale, percent: number): Grade => {
  const whole = Math.floor(percent / 100)
  return scale.find((row) => row.from === null || whole >= row.from)?.grade ?? 'F'
}
