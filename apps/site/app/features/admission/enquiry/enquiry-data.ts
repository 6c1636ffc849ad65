import type { Client } from '@northlight/contract/client'
import type { OptionName, OptionView } from '@northlight/contract/options'
import { seoRecord } from '../../../platform/head/seo-record.ts'
import { findLegalPage } from '../../../platform/paths/find-legal-page.ts'
import { loadFees } from '../../courses/fees/load-fees.ts'
import type { Batch, BatchFee, Centre } from './fitting.ts'

export type EnquiryKind = 'puc' | 'class-8-9-10'

const isFor = (kind: EnquiryKind) => (option: OptionView) => option.for.length === 0 || option.for.includes(kind)

/** What an application form offers, and what each choice costs. */
export const enquiryData = async (client: Client, kind: EnquiryKind, seoSlug: string) => {
  const list = async (name: OptionName) =>
    (await client.get('/options/{name}', { params: { name } })).options.filter(isFor(kind))
  const [centres, batches, classes, fees, privacyPage, seo] = await Promise.all([
    list('admission_centres'),
    list('batches'),
    list('admission_classes'),
    loadFees(client),
    findLegalPage(client, 'privacy'),
    seoRecord(client, seoSlug),
  ])
  const wanted = new Set(batches.flatMap(({ courses }) => courses))
  const batchFees: BatchFee[] = fees
    .flatMap(({ courses }) => courses)
    .flatMap(({ course, branch, mode, detail }) =>
      detail && wanted.has(course.slug)
        ? [
            {
              branch: branch.slug,
              course: course.slug,
              name: course.name,
              mode,
              paise: detail.fee.discounted_amount_paise,
              basis: detail.fee.fee_basis,
              instalments: detail.fee.instalments,
            },
          ]
        : [],
    )
  return {
    kind,
    seo,
    privacyPage,
    classes: classes.map(({ value }) => value),
    centres: centres.map(({ value, branch, kind }): Centre => ({ value, branch, kind })),
    batches: batches.map(({ value, classes, courses }): Batch => ({ value, classes, courses })),
    fees: batchFees,
  }
}
export type EnquiryData = Awaited<ReturnType<typeof enquiryData>> & {
  /** What kind of file the marks card may be; the contract's own numbers. */
  marksRule: { types: readonly string[]; maxBytes: number }
  /** Names the words beside the box; the server then insists on the tick. */
  consentVersion: string
}
