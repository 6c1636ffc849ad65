import { applyForPuc, applyForSchool } from '@northlight/contract/enquiries/admission'
import { expect, test } from 'vitest'
import { stepOfErrors, stepsOf } from './steps.ts'

/** Beside the button of the last step, see form-actions.tsx: agreed to anew each time and never part of the draft. */
const besideTheButton = ['consent', 'consent_version']

const fieldsOf = (kind: 'puc' | 'class-8-9-10') =>
  [...stepsOf(kind).flatMap(({ fields }) => [...fields]), ...besideTheButton].toSorted()

test('every field that the API reads has a place in one step, and no other field has', () => {
  expect(fieldsOf('puc')).toEqual(Object.keys(applyForPuc.input?.shape ?? {}).toSorted())
  expect(fieldsOf('class-8-9-10')).toEqual(Object.keys(applyForSchool.input?.shape ?? {}).toSorted())
})

test('a refused form opens where the first mistake is', () => {
  const steps = stepsOf('puc')
  expect(stepOfErrors(steps, ['batch', 'school_name'])).toBe(0)
  expect(stepOfErrors(steps, ['marks'])).toBe(2)
  expect(stepOfErrors(steps, [])).toBe(3)
})
