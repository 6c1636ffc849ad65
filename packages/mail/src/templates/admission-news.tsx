import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { OtherLanguages } from '../other-languages.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type AdmissionNews =
  | 'registered'
  | 'paid'
  | 'paid-without-seat'
  | 'ticket'
  | 'moved'
  | 'result'
  | 'offered'
  | 'admitted'
  | 'declined'
  | 'withdrawn'
  | 'remind-fee'
  | 'remind-test'
  | 'remind-offer'

export type AdmissionNewsProps = {
  institute: MailInstitute
  about: AdmissionNews
  name: string
  application_number: string
  /** Day and hour, and where. */
  sitting: string
  centre: string
  fee: string
  /** Of a withdrawal: whether the fee goes back. */
  is_refunded: boolean
  has_ticket: boolean
  is_online: boolean
  /** Percentage, band and waiver in words; only with a result. */
  result: string | null
  /** The last day of an offer; only where we remind of it. */
  until?: string | null
  url: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

const titles: Record<AdmissionNews, string> = {
  registered: 'We have your registration',
  paid: 'You are registered for the aptitude test',
  'paid-without-seat': 'Your fee has arrived, but too late for this test date',
  ticket: 'Your hall ticket',
  moved: 'Your test date has changed',
  result: 'The result of the aptitude test',
  offered: 'We offer you a seat',
  admitted: 'Welcome: you are admitted',
  declined: 'About your application',
  withdrawn: 'Your application is withdrawn',
  'remind-fee': 'The fee of the aptitude test is still open',
  'remind-test': 'Your aptitude test is coming',
  'remind-offer': 'The seat we offered is still yours to take',
}

const leads: Record<AdmissionNews, (props: AdmissionNewsProps) => string> = {
  registered: ({ fee }) =>
    `We have received a registration with this e-mail address. The seat is held for half an hour while the fee of ${fee} is paid. If the payment did not go through, you can pay again on the page of the application.`,
  paid: ({ name, has_ticket, is_online }) =>
    `The registration of ${name} is complete.${has_ticket ? ' The hall ticket is attached: bring it, printed or on a phone.' : ''}${
      !has_ticket && !is_online ? ' The hall ticket follows as soon as a parent or guardian has agreed.' : ''
    }${is_online ? ' The test opens on the page of the application on the days below.' : ''}`,
  'paid-without-seat': ({ name }) =>
    `The fee for ${name} has arrived, but by then the test date was full or over. Nothing is lost: choose another date at no cost, or ask for a refund.`,
  ticket: ({ name }) =>
    `Everything is in order, and the hall ticket of ${name} is attached: bring it, printed or on a phone.`,
  moved: ({ name, has_ticket }) =>
    `${name} now has the test date below.${has_ticket ? ' The new hall ticket is attached; the old one is no longer good.' : ''}`,
  result: ({ name }) => `The aptitude test of ${name} has been marked.`,
  offered: ({ name }) => `We offer ${name} a seat. The next step is to meet us and to pay the first instalment.`,
  admitted: ({ name }) => `${name} is admitted. We look forward to the first class.`,
  declined: ({ name }) =>
    `We cannot offer ${name} a seat this time. Call us: we will gladly tell you why, and what would help.`,
  'remind-fee': ({ name, fee }) =>
    `The registration of ${name} is complete once the fee of ${fee} is paid. You can pay on the page of the application. If you have paid already, nothing is left to do.`,
  'remind-test': ({ name, has_ticket, is_online }) =>
    `The aptitude test of ${name} is on the day below.${has_ticket ? ' The hall ticket is attached once more: bring it, printed or on a phone, and be there 30 minutes before.' : ''}${
      !has_ticket && !is_online ? ' The hall ticket follows as soon as a parent or guardian has agreed.' : ''
    }${is_online ? ' It opens on the page of the application.' : ''}`,
  'remind-offer': ({ name, until }) =>
    `We hold a seat for ${name}${until ? ` until ${until}` : ''}. You can confirm the admission on the page of the application, or call us with your questions.`,
  withdrawn: ({ name, fee, is_refunded }) =>
    `The application of ${name} is withdrawn and the seat is free for somebody else.${is_refunded ? ` The fee of ${fee} goes back to the account that paid it, within ten days; you get another mail when it does.` : ''}`,
}

/** What a family hears about its application, from registering to the seat. */
export const template: Template<AdmissionNewsProps> = {
  subject: ({ institute, about }) =>
    `${institute.name} - ${['registered', 'paid', 'moved'].includes(about) ? 'Admission Test Registration' : titles[about]}`,
  body: (props) => (
    <Layout institute={props.institute} title={titles[props.about]} preview={`Application ${props.application_number}`}>
      <Text className="ink" style={ink}>
        {leads[props.about](props)}
      </Text>
      <Facts
        siteUrl={props.institute.site_url}
        facts={[
          { label: 'Application number', value: props.application_number },
          ...(props.result ? [{ label: 'Result', value: props.result }] : []),
          { label: 'Test date', value: props.sitting },
          { label: 'Centre', value: props.centre },
        ]}
      />
      <Action url={props.url}>See the application</Action>
      <OtherLanguages institute={props.institute} />
    </Layout>
  ),
}
