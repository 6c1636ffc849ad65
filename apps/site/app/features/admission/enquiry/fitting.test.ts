import { describe, expect, test } from 'vitest'
import { type BatchFee, batchesFor, feesAt } from './fitting.ts'

const fee = (branch: string, course: string, mode: string): BatchFee => ({
  branch,
  course,
  name: course,
  mode,
  paise: 100,
  basis: null,
  instalments: null,
})
const fees = [
  fee('lake', 'day', 'On campus, day scholar'),
  fee('lake', 'boarding', 'On campus, residential'),
  fee('hill', 'day', 'On campus, day scholar'),
]
const day = { value: 'Day', classes: ['9', '10'], courses: ['day'] }
const boarding = { value: 'Boarding', classes: ['10'], courses: ['boarding'] }
const lakeDay = { value: 'Lake, day', branch: 'lake', kind: 'Day Scholar' }
const lakeBoarding = { value: 'Lake, residential', branch: 'lake', kind: 'Residential' }
const hill = { value: 'Hill, day', branch: 'hill', kind: 'Day Scholar' }
const values = (list: { value: string }[]) => list.map(({ value }) => value)

describe('the batches offered', () => {
  const all = [day, boarding]

  test('are all before anything is chosen', () => {
    expect(values(batchesFor(all, fees, {}))).toEqual(['Day', 'Boarding'])
  })

  test('fit the class', () => {
    expect(values(batchesFor(all, fees, { class: '9' }))).toEqual(['Day'])
  })

  test('fit the centre and how one studies there', () => {
    expect(values(batchesFor(all, fees, { centre: lakeDay }))).toEqual(['Day'])
    expect(values(batchesFor(all, fees, { centre: lakeBoarding }))).toEqual(['Boarding'])
    expect(values(batchesFor(all, fees, { centre: hill }))).toEqual(['Day'])
  })

  test('are those of the class where no course is known at the centre', () => {
    const unknown = { value: 'New', branch: 'new', kind: null }
    expect(values(batchesFor(all, fees, { class: '10', centre: unknown }))).toEqual(['Day', 'Boarding'])
  })
})

test('the fee is that of the chosen centre and batch, and of nothing else', () => {
  expect(feesAt(fees, lakeDay, day).map(({ course }) => course)).toEqual(['day'])
  expect(feesAt(fees, lakeDay, boarding)).toEqual([])
  expect(feesAt(fees, undefined, day)).toEqual([])
})
