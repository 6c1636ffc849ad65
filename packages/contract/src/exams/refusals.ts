/**
 * `code` beside the message of a 409 on an online test: what a screen must tell apart. A reply without one only says
 * that something changed in the same moment, and may be asked again.
 */
export const examRefusals = [
  'not_open',
  'closed',
  'not_started',
  'over',
  'other_delivery',
  'not_eliminated',
  'unknown_device',
  'mixed_devices',
  'taken_over',
  'too_many_screens',
  'more_time',
  'steps_missing',
  'no_time',
  'key_shown',
  'after_key',
  'still_running',
  'no_report',
  'nobody_reached',
  'no_outage',
  'test_running',
  'disputed_already',
  'decided_already',
] as const

export type ExamRefusal = (typeof examRefusals)[number]
