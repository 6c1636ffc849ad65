import type { studentChoices } from '@northlight/contract/office/students'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { client } from '../../platform/api/client.ts'

export type StudentChoices = z.output<(typeof studentChoices)['reply']>

/** Campuses, courses, batches and tests to choose from. */
export const useStudentChoices = () =>
  useQuery({ queryKey: ['student-choices'], queryFn: () => client.get('/office/students/choices') })
