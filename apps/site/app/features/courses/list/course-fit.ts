import type { CourseShortView } from '@northlight/contract/content/courses'

type Choice = { value: string; label: string }

/** The class a student is in today. */
const studyClasses: readonly Choice[] = [
  { value: '7', label: 'Class 7' },
  { value: '8', label: 'Class 8' },
  { value: '9', label: 'Class 9' },
  { value: '10', label: 'Class 10' },
  { value: '11', label: 'Class 11 or PU I' },
  { value: '12', label: 'Class 12 or PU II' },
  { value: 'passed', label: 'Passed Class 12 or PU II' },
]

const goals: readonly (Choice & { words: RegExp })[] = [
  { value: 'neet', label: 'NEET (medicine)', words: /\bNEET\b/i },
  { value: 'jee', label: 'JEE (engineering)', words: /\bJEE\b/i },
  { value: 'kcet', label: 'KCET', words: /\bKCET\b/i },
  { value: 'boards', label: 'School or PU boards', words: /\bboards?\b/i },
  { value: 'olympiad', label: 'Olympiads', words: /\bolympiads?\b/i },
]

type Course = Pick<CourseShortView, 'name' | 'class' | 'short_description' | 'eligibility'>

/** `PU I` and `1st PUC` are Class 11 by another name. */
const inClasses = (text: string) =>
  text.replace(/\b(?:PUC? ?II|2nd PUC?)\b/gi, 'Class 12').replace(/\b(?:PUC? ?I|1st PUC?)\b/gi, 'Class 11')

/** `Class 8 or 9`, `Classes 7 to 10`: every number that follows the word, ranges filled. */
const numbersIn = (text: string): number[] =>
  [
    ...inClasses(text).matchAll(/\bclass(?:es)?\s+(\d{1,2}(?:\s*(?:,|to|or|and|–|-)+\s*(?:or\s+|and\s+)?\d{1,2})*)/gi),
  ].flatMap(([, words = '']) => {
    const numbers = (words.match(/\d+/g) ?? []).map(Number)
    const [from = 0, to = 0] = numbers
    if (numbers.length !== 2 || !/to|–|-/.test(words)) return numbers
    return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index)
  })

/**
 * Who may join, read from the sentence that says so: a student of Class 10 can look for what begins after it, one who
 * has passed Class 12 has no class any more. Where the sentence names no class, the group of the course decides.
 */
export const classesOf = ({ name, class: group, eligibility }: Course): string[] => {
  const text = eligibility ?? ''
  const named = numbersIn(text)
  const numbers = named.length > 0 ? named : numbersIn(name)
  if (numbers.length === 0) return group === 'School (STD VIII to X)' ? ['8', '9', '10'] : ['11', '12', 'passed']
  const hasLeft = /\bpassed\b/i.test(text)
  return [...new Set(numbers.map((number) => (number === 12 && hasLeft ? 'passed' : String(number))))]
}

const goalsOf = ({ name, short_description, eligibility }: Course): string[] => {
  // “Any board” says who may come, not what is prepared for.
  const text = [name, short_description, (eligibility ?? '').replace(/\bany board\b/gi, '')].join(' ')
  return goals.filter(({ words }) => words.test(text)).map(({ value }) => value)
}

export type Asked = { studyClass: string | null; goal: string | null }

/** What can be chosen: no class and no goal that no course is for. */
export const choicesOf = (courses: readonly Course[]) => {
  const offered = new Set(courses.flatMap(classesOf))
  const prepared = new Set(courses.flatMap(goalsOf))
  return {
    classes: studyClasses.filter(({ value }) => offered.has(value)),
    goals: goals.filter(({ value }) => prepared.has(value)).map(({ value, label }) => ({ value, label })),
  }
}

/**
 * The courses for a class and a goal. Where the class has none for the goal (NEET in Class 8), those of the class are
 * given, and `isForGoal` says that they are not. Null where nothing known was asked.
 */
export const coursesFor = <One extends Course>(courses: readonly One[], { studyClass, goal }: Asked) => {
  const asked = {
    studyClass: studyClasses.find(({ value }) => value === studyClass),
    goal: goals.find(({ value }) => value === goal),
  }
  if (!asked.studyClass && !asked.goal) return null
  const ofClass = courses.filter((course) => !asked.studyClass || classesOf(course).includes(asked.studyClass.value))
  const forGoal = ofClass.filter((course) => !asked.goal || goalsOf(course).includes(asked.goal.value))
  return {
    label: [asked.studyClass?.label, asked.goal?.label].filter((word) => word !== undefined).join(', '),
    goal: asked.goal?.label ?? null,
    isForGoal: forGoal.length > 0,
    courses: forGoal.length > 0 ? forGoal : ofClass,
  }
}
