import { z } from 'zod'
import { LastBatch } from '../content/courses.ts'
import { DisclosureText, ResultOutcome, ResultRow } from '../content/disclosures.ts'
import { AdmissionText, PageText, TwoYearText, VrddhiText } from '../content/page-texts.ts'
import { FeePlan } from '../payments/fee-plan.ts'

/**
 * What a JSON column must look like before it goes live, by type and column. Beside the definitions and not in them:
 * the office draws its screens from those, and has no use for the schemas.
 */
export const resourceSchemas: Readonly<Record<string, Record<string, z.ZodType>>> = {
  'course-branches': { fee_plan: FeePlan.nullable(), last_batch: LastBatch.nullable() },
  disclosures: { content: DisclosureText },
  'year-results': { outcomes: z.array(ResultOutcome), by_course_and_branch: z.array(ResultRow) },
  'page-texts': { content: PageText },
  'vrddhi-page': { content: VrddhiText },
  'two-year-page': { content: TwoYearText },
  'admission-page': { content: AdmissionText },
}
