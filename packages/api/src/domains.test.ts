import { expect, test } from 'vitest'
import { parts } from './domains.ts'
import { domain, gatherParts } from './kernel/define-domain.ts'
import { brings, type Port, partsOf, port } from './kernel/ports.ts'

type Named = { name?: string; kind?: string; table?: string; list?: string }

const nameOf = (part: unknown): string => {
  const { kind, table, name, list } = part as Named
  return list ?? kind ?? table ?? name ?? expect.unreachable('a part of a port has no name')
}

test('every port has the parts that are known, in their order', () => {
  expect(Object.fromEntries([...parts].map(([name, given]) => [name, given.map(nameOf)]))).toEqual({
    'media.papers-of-children': ['vrddhi_enquiries', 'admission_enquiries'],
    'options.chosen-places': [
      ...['contact_request_types', 'contact_branches', 'contact_slots', 'scholar_campuses', 'vrddhi_classes'],
      ...[
        'vrddhi_syllabuses',
        'admission_classes',
        'admission_centres',
        'batches',
        'programmes',
        'registration_classes',
      ],
    ],
    'retention.steps': [
      'orders',
      ...['contact_enquiries', 'scholar_enquiries', 'campaign_enquiries', 'course_requests', 'job_enquiries'],
      ...['event_reservations', 'chatbot_requests', 'vrddhi_enquiries', 'admission_enquiries'],
    ],
    'counselling.touch-kinds': [
      ...['contact_enquiries', 'scholar_enquiries', 'campaign_enquiries', 'course_requests', 'event_reservations'],
      ...['chatbot_requests', 'subscriptions', 'vrddhi_enquiries', 'admission_enquiries', 'registrations'],
    ],
    'media.downloads': ['office-work', 'import-errors', 'test-report', 'question-import', 'hall-ticket'],
    'accounts.returned': ['keepReturned'],
    'payments.purchases': ['test', 'course', 'admission'],
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
    'The port ground.greetings has 1 parts and needs 2. A domain that packages/api/src/domains.ts lists brings them',
  )
})

test('a port that no domain declares is refused with the file to change', () => {
  const refusal = 'Write it into `ports` in packages/api/src/ground/domain.ts.'
  expect(() => gatherParts([one, other])).toThrow(refusal)
  expect(() => partsOf({ services: { parts } as never }, greetings)).toThrow(refusal)
})
