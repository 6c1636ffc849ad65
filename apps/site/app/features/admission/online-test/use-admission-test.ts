import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'

/** The test of the own application; null when this person has no right to it. */
export const useAdmissionTest = (slug: string) =>
  useRead(slug, async (client) => {
    const params = { slug }
    try {
      const [{ test, application }, { instructions }] = await Promise.all([
        client.get('/admission/info/test/{slug}', { params }),
        client.get('/admission/info/test/{slug}/instructions', { params }),
      ])
      return { test, application, instructions }
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null
      throw error
    }
  })

export type AdmissionTest = NonNullable<ReturnType<typeof useAdmissionTest>['value']>
