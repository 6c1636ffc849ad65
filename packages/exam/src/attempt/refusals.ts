/** Why an action was refused, in words for the person who tried it. */
export const REFUSALS = {
  not_started: 'This test has not been started yet.',
  closed: 'This test is closed.',
  over: 'Exam is over already!',
  other_delivery: 'This test is taken in another way.',
  unknown_device: 'This screen does not belong to the test. Open the test again.',
  mixed_devices: 'Steps of two screens arrived together. Open the test again.',
  taken_over: 'Your test is open on another screen. Continue there, or take over here.',
  too_many_screens: 'This test was moved to another screen too often. Go on where it is open, or ring the office.',
  more_time: 'More time was given. Your test is open again.',
  steps_missing: 'Some answers have not arrived yet. They are being sent again.',
  no_time: 'Extra time must be more than zero.',
  key_shown: 'The result of this test is out. Nobody who can read it gets more time.',
  after_key: 'The student could read the result when these answers came. They can no longer count.',
  still_running: 'This test is still running.',
  no_report: 'A test that ended by the rules has no marks.',
} as const

export type Refusal = keyof typeof REFUSALS
