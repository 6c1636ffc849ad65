import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type EventReservedProps = {
  institute: MailInstitute
  event_name: string
  event_url: string
  people: number
  date: string
  time: string
  venue: string
  /** Shows the reservation and asks whether to cancel it. */
  url: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

const counted = (people: number) => (people === 1 ? '1 person' : `${people} people`)

/** Goes to whatever address was typed, so it repeats nothing that was typed freely: no name, no number. */
export const template: Template<EventReservedProps> = {
  subject: ({ institute, event_name, date }) => `${institute.name} - Seats reserved: ${event_name}, ${date}`,
  body: ({ institute, event_name, event_url, people, date, time, venue, url }) => (
    <Layout
      institute={institute}
      title="Your seats are reserved"
      preview={`${event_name}, ${date}, for ${counted(people)}.`}
    >
      <Text className="ink" style={ink}>
        We look forward to seeing you. The attached file puts the date into your calendar.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'Event', value: event_name },
          { label: 'Reserved for', value: counted(people) },
          { label: 'Date', value: date },
          { label: 'Time', value: time },
          ...(venue ? [{ label: 'Place', value: venue }] : []),
          { label: 'More about it', value: event_url },
        ]}
      />
      <Text className="ink" style={ink}>
        If you cannot come, please cancel, so that another family can have the seats. To change the number of people,
        cancel and reserve again.
      </Text>
      <Action url={url}>See or cancel the reservation</Action>
      <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
        If you did not reserve any seats, somebody has typed your address by mistake. You need not do anything.
      </Text>
    </Layout>
  ),
}
