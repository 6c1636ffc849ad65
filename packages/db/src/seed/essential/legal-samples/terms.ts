import { readFirst, sample } from './sample.ts'

const { part, says, points } = sample

export const terms = [
  readFirst,
  part(
    'Who we are',
    says(
      '[legal name of the institute], [registered address], runs this site and the courses that are described on it.',
    ),
  ),
  part(
    'Your account',
    points(
      'Give true details and keep your password to yourself. One person, one account.',
      'A student under 18 needs the consent of a parent or guardian before tests, payments and uploads are open.',
    ),
  ),
  part(
    'Courses and fees',
    points(
      'What a course costs, what is in the fee and what is not stands on its page on the day you enrol. It does not rise for you afterwards.',
      'A seat is yours when the first payment has arrived and you have the receipt.',
      'If we cannot begin a course or must end it, you get back everything that was not taught.',
    ),
  ),
  part(
    'Tests',
    points(
      'Questions and answers are for your own study. Do not publish, sell or share them.',
      'Help from others or a second device in a test that decides about fees can end the attempt. You hear the reason and can object within seven days.',
    ),
  ),
  part(
    'What we do not promise',
    says(
      'No institute can promise a rank or a seat in a college. Results on this site are counted for all students of a year.',
    ),
  ),
  part(
    'Complaints and law',
    says(
      'Write to [e-mail for complaints]: you get an answer within seven days. The law of India applies; the courts of [city] decide where the law leaves the choice.',
    ),
  ),
].join('\n')
