import type { Text as Words } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import type { Say } from '@northlight/contract/words/say'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { OtherLanguages } from '../other-languages.tsx'
import { mailSay } from '../say.ts'
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
  | 'unconfirmed'
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
  /** The last day of an offer; only where we tell or remind of it. */
  until?: string | null
  /** The seat that is offered, where the office has named its course: what, and what is left to pay. */
  offer?: { title: string; to_pay: string } | null
  url: string
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

const titles: Record<AdmissionNews, Words> = {
  registered: 'We have your registration',
  paid: 'You are registered for the aptitude test',
  'paid-without-seat': 'Your fee has arrived, but too late for this test date',
  ticket: 'Your hall ticket',
  moved: 'Your test date has changed',
  result: 'The result of the aptitude test',
  offered: 'We offer you a seat',
  admitted: 'Welcome: you are admitted',
  unconfirmed: 'The admission was confirmed too early',
  declined: 'About your application',
  withdrawn: 'Your application is withdrawn',
  'remind-fee': 'The fee of the aptitude test is still open',
  'remind-test': 'Your aptitude test is coming',
  'remind-offer': 'The seat we offered is still yours to take',
}

type Sentence = string | false

const leads: Record<AdmissionNews, (say: Say, props: AdmissionNewsProps) => Sentence[]> = {
  registered: (say, { fee }) => [
    say(
      'We have received a registration with this e-mail address. The seat is held for half an hour while the fee of {fee} is paid. If the payment did not go through, you can pay again on the page of the application.',
      { fee },
    ),
  ],
  paid: (say, { name, has_ticket, is_online }) => [
    say('The registration of {name} is complete.', { name }),
    has_ticket && say('The hall ticket is attached: bring it, printed or on a phone.'),
    !has_ticket && !is_online && say('The hall ticket follows as soon as a parent or guardian has agreed.'),
    is_online && say('The test opens on the page of the application on the days below.'),
  ],
  'paid-without-seat': (say, { name }) => [
    say(
      'The fee for {name} has arrived, but by then the test date was full or over. Nothing is lost: choose another date at no cost, or ask for a refund.',
      { name },
    ),
  ],
  ticket: (say, { name }) => [
    say('Everything is in order, and the hall ticket of {name} is attached: bring it, printed or on a phone.', {
      name,
    }),
  ],
  moved: (say, { name, has_ticket }) => [
    say('{name} now has the test date below.', { name }),
    has_ticket && say('The new hall ticket is attached; the old one is no longer good.'),
  ],
  result: (say, { name }) => [say('The aptitude test of {name} has been marked.', { name })],
  offered: (say, { name }) => [
    say('We offer {name} a seat. The next step is to meet us and to pay the first instalment.', { name }),
  ],
  admitted: (say, { name }) => [say('{name} is admitted. We look forward to the first class.', { name })],
  unconfirmed: (say, { name, until }) => [
    say('We had noted the admission of {name} too early, and have taken that back. Nothing is to be paid.', { name }),
    until
      ? say('We hold a seat for {name} until {day}.', { name, day: until })
      : say('We hold a seat for {name}.', { name }),
    say('You can confirm the admission on the page of the application, or call us with your questions.'),
  ],
  declined: (say, { name }) => [
    say('We cannot offer {name} a seat this time. Call us: we will gladly tell you why, and what would help.', {
      name,
    }),
  ],
  'remind-fee': (say, { name, fee }) => [
    say(
      'The registration of {name} is complete once the fee of {fee} is paid. You can pay on the page of the application. If you have paid already, nothing is left to do.',
      { name, fee },
    ),
  ],
  'remind-test': (say, { name, has_ticket, is_online }) => [
    say('The aptitude test of {name} is on the day below.', { name }),
    has_ticket &&
      say('The hall ticket is attached once more: bring it, printed or on a phone, and be there 30 minutes before.'),
    !has_ticket && !is_online && say('The hall ticket follows as soon as a parent or guardian has agreed.'),
    is_online && say('It opens on the page of the application.'),
  ],
  'remind-offer': (say, { name, until }) => [
    until
      ? say('We hold a seat for {name} until {day}.', { name, day: until })
      : say('We hold a seat for {name}.', { name }),
    say('You can confirm the admission on the page of the application, or call us with your questions.'),
  ],
  withdrawn: (say, { name, fee, is_refunded }) => [
    say('The application of {name} is withdrawn and the seat is free for somebody else.', { name }),
    is_refunded &&
      say(
        'The fee of {fee} goes back to the account that paid it, within ten days; you get another mail when it does.',
        {
          fee,
        },
      ),
  ],
}

/** What a family hears about its application, from registering to the seat. */
export const template: Template<AdmissionNewsProps> = {
  subject: ({ institute, about, language }) => {
    const say = mailSay(language)
    const isRegistration = ['registered', 'paid', 'moved'].includes(about)
    return `${institute.name} - ${isRegistration ? say('Admission Test Registration') : say(titles[about])}`
  },
  body: (props) => {
    const { institute, about, application_number, result, sitting, centre, until, offer, url, language } = props
    const say = mailSay(language)
    const isOffer = about === 'offered' || about === 'remind-offer' || about === 'unconfirmed'
    return (
      <Layout
        institute={institute}
        title={say(titles[about])}
        preview={say('Application {number}', { number: application_number })}
        language={language}
      >
        <Text className="ink" style={ink}>
          {leads[about](say, props).filter(Boolean).join(' ')}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Application number'), value: application_number },
            ...(result ? [{ label: say('Result'), value: result }] : []),
            ...(isOffer
              ? [
                  ...(offer
                    ? [
                        { label: say('Course'), value: offer.title },
                        { label: say('To pay'), value: offer.to_pay },
                      ]
                    : []),
                  ...(until ? [{ label: say('Held until'), value: until }] : []),
                ]
              : [
                  { label: say('Test date'), value: sitting },
                  { label: say('Test centre'), value: centre },
                ]),
          ]}
        />
        <Action url={url} language={language}>
          {say('See the application')}
        </Action>
        <OtherLanguages institute={institute} language={language} />
      </Layout>
    )
  },
}
