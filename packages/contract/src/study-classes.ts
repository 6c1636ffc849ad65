/** The classes a student can be in now, as families choose them. */
export const studyClassNames = [
  'Class 7',
  'Class 8',
  'Class 9',
  'Class 10',
  'Class 11 or PU I',
  'Class 12 or PU II',
  'Passed Class 12 or PU II',
] as const
