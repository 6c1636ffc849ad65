import type { CourseShortView } from '@northlight/contract/content/courses'
import { describe, expect, test } from 'vitest'
import { choicesOf, classesOf, coursesFor } from './course-fit.ts'

const course = (name: string, eligibility: string | null, group: CourseShortView['class'] = 'Online') => ({
  name,
  eligibility,
  class: group,
  short_description: null,
})

describe('who may join', () => {
  for (const [eligibility, classes] of [
    ['Studying in Class 8 or 9, any board', ['8', '9']],
    ['Studying in Class 7, 8, 9 or 10, any board', ['7', '8', '9', '10']],
    ['Classes 7 to 10', ['7', '8', '9', '10']],
    ['Enrolled in PU I or PU II science at any college', ['11', '12']],
    ['Enrolled in PU I, PU II, Class 11 or Class 12 science', ['11', '12']],
    ['Passed Class 10 with science; aptitude test or interview', ['10']],
    ['Class 10 examination written, any board', ['10']],
    ['Passed PU II or Class 12 with science', ['passed']],
    ['1st PUC, science', ['11']],
  ] as const)
    test(eligibility, () => expect(classesOf(course('A course', eligibility))).toEqual(classes))

  test('the name decides where the sentence names no class, the group where neither does', () => {
    expect(classesOf(course('Online Foundation, Classes 9 and 10', 'Anyone curious'))).toEqual(['9', '10'])
    expect(classesOf(course('Test Series', 'Anyone preparing for NEET'))).toEqual(['11', '12', 'passed'])
    expect(classesOf(course('Circle', null, 'School (STD VIII to X)'))).toEqual(['8', '9', '10'])
  })
})

const school = 'School (STD VIII to X)'
const all = [
  course('Foundation Evenings', 'Studying in Class 8 or 9, any board', school),
  course('Olympiad Preparation', 'Studying in Class 8, 9 or 10, any board', school),
  course('Two-Year Integrated, NEET', 'Passed Class 10 with science'),
  course('Two-Year Integrated, JEE', 'Passed Class 10 with science'),
]
const namesFor = (studyClass: string | null, goal: string | null) => {
  const found = coursesFor(all, { studyClass, goal })
  return found && { ...found, courses: found.courses.map(({ name }) => name) }
}

test('a class and a goal lead to the courses for both', () => {
  expect(namesFor('10', 'neet')).toEqual({
    label: 'Class 10, NEET (medicine)',
    goal: 'NEET (medicine)',
    isForGoal: true,
    courses: ['Two-Year Integrated, NEET'],
  })
  expect(namesFor(null, 'jee')?.courses).toEqual(['Two-Year Integrated, JEE'])
  expect(namesFor('9', null)?.courses).toEqual(['Foundation Evenings', 'Olympiad Preparation'])
})

test('a goal that no course of the class is for gives the courses of the class, and says so', () => {
  expect(namesFor('8', 'neet')).toMatchObject({
    isForGoal: false,
    courses: ['Foundation Evenings', 'Olympiad Preparation'],
  })
})

test('nonsense asks for nothing', () => expect(namesFor('99', '<script>')).toBeNull())

test('only what some course is for can be chosen; any board is no goal', () => {
  const { classes, goals } = choicesOf(all)
  expect(classes.map(({ value }) => value)).toEqual(['8', '9', '10'])
  expect(goals.map(({ value }) => value)).toEqual(['neet', 'jee', 'olympiad'])
})
