import { expect, test } from 'vitest'
import { parts } from './domains.ts'
import { forms } from './enquiries/sent.ts'
import { domain, gatherParts } from './kernel/define-domain.ts'
import { brings, type Port, partsOf, port } from './kernel/ports.ts'

type Named = { name?: string; kind?: string; table?: string; what?: string; list?: string }

/** These come from the definitions of forms: a new one stands with the others. */
const ofForms = new Set<string>(forms.map(({ table }) => table))

/** What a part calls itself; one that is only functions, by them. */
const nameOf = (part: unknown): string => {
  const { name, kind, list, table, what } = part as Named
  if (ofForms.has(table ?? '') && !list) return 'forms'
  return name ?? kind ?? list ?? table ?? what ?? Object.keys(part as object).join(' ')
}

const named = (given: readonly unknown[]) =>
  given
    .map(nameOf)
    .filter((name, at, all) => name !== 'forms' || all[at - 1] !== name)
    .join(', ')

test('every port has the parts that are known, in their order', () => {
  expect(Object.fromEntries([...parts].map(([name, given]) => [name, named(given)]))).toEqual({
    'media.downloads': 'office-work, import-errors, test-report, question-import, hall-ticket',
    'media.papers-of-children': 'forms',
    'mails.forms': 'forms',
    'options.chosen-places': [
      'contact_request_types, contact_branches, contact_slots, scholar_campuses, vrddhi_classes, vrddhi_syllabuses,',
      'admission_classes, admission_centres, batches, programmes, registration_classes',
    ].join(' '),
    'retention.steps': 'breach_persons, orders, forms, event_reservations, chatbot_requests, forms, course_enrolments',
    'counselling.touch-kinds': 'forms, event_reservations, chatbot_requests, subscriptions, forms, registrations',
    'accounts.returned': 'keepReturned',
    'accounts.second-ways': 'opensByTicket',
    'families.persons': [
      'breach_persons, webhook_deliveries, received_cheques, desk_refunds, returned_cheques, desk_payments, receipts, refunds,',
      'unmatched_payments, payments, orders, bookmarks, practice_sessions, practice_answers, recall_cards,',
      'goals, student_time, report_downloads, mentor_notes, mistake_words, attempt_events, key_challenges,',
      'attempt_devices, extra_time_grants, attempt_grants, attempt_contacts, attempt_messages,',
      'test_incidents, late_step_decisions, answer_file_imports, attempt_receipts, attempt_steps,',
      'result_sheets, mark_history, test_results, attempts, test_enrolments, family_children,',
      'family_touches, family_events, follow_ups, family_accounts, family_joins, families_apart,',
      'family_contacts, families, forms, event_reservations, chatbot_requests, forms, subscriptions, forms, instalments, refund_cases, course_enrolments,',
      'registration_steps, hall_checks, offers, waiver_proposals, registrations',
    ].join(' '),
    'families.consent-withdrawn': 'withdrawWithoutConsent',
    'families.ends-with-consent': 'numbersWithoutConsent',
    'tasks.kinds': 'payments.export, records.bulk, records.export, counselling.export-families, students.export',
    'staff.hand-overs': 'drafts, shared-views, families, follow-ups',
    'payments.purchases': 'test, course, admission',
    'enrolments.offered-place': 'hold paid objection feeNow',
  })
})

const greetings = port<{ words: string }>('ground.greetings', 2)
const listening = (ports: Port<unknown>[]) => domain({ ports })
const one = domain({ brings: [brings(greetings, { words: 'Good morning' })] })
const other = domain({ brings: [brings(greetings, { words: 'Namaste' })] })

test('the parts of a port come in the order of the domains', () => {
  const services = { parts: gatherParts([listening([greetings]), other, one]) } as never
  expect(partsOf({ services }, greetings).map(({ words }) => words)).toEqual(['Namaste', 'Good morning'])
})

test('a port that too few fill is refused with the file that brings parts', () => {
  expect(() => gatherParts([listening([greetings]), one])).toThrow(
    'The port ground.greetings has 1 parts and needs 2. A domain that packages/api/src/domains.ts lists brings them: change `brings` in its domain.ts',
  )
})

test('a port that no domain declares is refused with the file to change', () => {
  const refusal = 'Write it into `ports` in packages/api/src/ground/domain.ts.'
  expect(() => gatherParts([one, other])).toThrow(refusal)
  expect(() => partsOf({ services: { parts } as never }, greetings)).toThrow(refusal)
})
