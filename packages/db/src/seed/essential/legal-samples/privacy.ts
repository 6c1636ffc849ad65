import { retention } from '@northlight/contract/retention'
import { readFirst, sample } from './sample.ts'

const { part, says, points, rows } = sample

/** A notice as the Digital Personal Data Protection Act asks for one: what, why, how long, which rights, whom to ask. */
export const privacy = [
  readFirst,
  part(
    'In short',
    points(
      'We use personal data to teach, to test, to take fees and to answer you, and for nothing else.',
      'Most of our students are under 18. For them a parent or guardian gives consent first, and can withdraw it on any day.',
      'There is no advertising, no tracking across sites and no selling of data. Ranks and marks are never public.',
    ),
    says(
      'Under the Digital Personal Data Protection Act, 2023, [legal name of the institute] is the data fiduciary and you are the data principal; for a child, the parent or lawful guardian acts in the child’s place.',
    ),
  ),
  part(
    'What we collect, why, and for how long',
    rows(
      ['What', 'Why', 'How long'],
      [
        ['Name, number, e-mail and message of an enquiry', 'To answer it', retention.enquiries.words],
        ['What a family tells us before admission', 'To advise you', retention.families.words],
        ['Account: name, e-mail, phone, class', 'To sign you in and show what is yours', 'Until you delete it'],
        ['Admission form and marks card', 'To decide on admission', retention.admissionForms.words],
        ['Answers, times and marks of tests', 'To mark, to report and to correct a wrong key', 'Until you erase them'],
        ['Payments; never card or UPI secrets', 'Receipts, refunds, tax law', retention.payments.words],
        ['Seats reserved at an event', 'To keep a chair for you', retention.reservations.words],
        ['Job applications', 'To choose a colleague', retention.jobApplications.words],
        ['Copies of our mails', 'To answer what was sent and when', retention.mails.words],
        ['Sign-ins, and who did what', 'To find faults and misuse, and as the law asks', retention.securityLogs.words],
      ],
    ),
  ),
  part(
    'Students under 18',
    points(
      'A parent consents first: we send the parent a code or a link, and only then are tests, payments and uploads open.',
      'We keep which text was agreed to, by whom and on which day. The parent gets a copy.',
      'We do not watch the behaviour of children across sites, and direct no advertising at them.',
      'The parent sees reports and may withdraw the consent in the account, by e-mail or at the desk.',
      'At 18 the student takes over.',
    ),
  ),
  part(
    'Who else sees data',
    points(
      'The payment gateway, when you pay: amount, name, e-mail and phone.',
      'Hosting, e-mail and message services, under contracts that forbid any other use: [names of the services you use].',
      'Boards and authorities, where a law or your registration asks for it.',
    ),
  ),
  part(
    'Your rights',
    points(
      'See and download your data, in the account under My data.',
      'Have them corrected, completed or erased.',
      'Withdraw a consent as easily as you gave it.',
      'Name a person who acts for you if you die or cannot act.',
      'Complain, as below.',
    ),
    says('We answer within seven days and finish within thirty. There is no fee.'),
  ),
  part(
    'If data are lost or seen by others',
    says(
      'We tell you and the Data Protection Board of India without delay: what happened, what it may mean, what we have done and what you can do.',
    ),
  ),
  part(
    'Grievances',
    says(
      'Write to [e-mail of the grievance officer] or call [number and hours of the grievance officer]. If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
    ),
  ),
].join('\n')
