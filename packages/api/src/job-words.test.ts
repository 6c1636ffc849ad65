import { knownJobs } from '@northlight/contract/office/job-words'
import { expect, test } from 'vitest'
import { jobs } from './domains.ts'

test('every job has words of its own on the screen of jobs, and no words are of a job that is gone', () => {
  expect(knownJobs.toSorted()).toEqual([...new Set(jobs.map(({ name }) => name))].toSorted())
})
