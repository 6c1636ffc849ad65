import type { Language } from '@northlight/contract/words/languages'
import type { Say } from '@northlight/contract/words/say'
import { Text } from '@react-email/text'
import { Action } from '../action.tsx'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { mailSay } from '../say.ts'
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
  /** Until when the seats wait for an answer by the link; null: it has come. */
  held_until?: string | null
  /** In which the family reads our pages. */
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

const counted = (say: Say, people: number) =>
  people === 1 ? say('1 person') : say('{count} people', { count: people })

/** Goes to whatever address was typed, so it repeats nothing that was typed freely: no name, no number. */
export const template: Template<EventReservedProps> = {
  subject: ({ institute, event_name, date, language }) =>
    `${institute.name} - ${mailSay(language)('Seats reserved: {event}, {date}', { event: event_name, date })}`,
  body: ({ institute, event_name, event_url, people, date, time, venue, url, held_until, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={held_until ? say('Please confirm your seats') : say('Your seats are reserved')}
        preview={say('{event}, {date}, for {people}.', { event: event_name, date, people: counted(say, people) })}
        language={language}
      >
        {held_until && (
          <Text className="ink" style={ink}>
            {say(
              'We hold the seats for you until {until}. Open the link below and press “Confirm the seats”: then they are yours. Otherwise another family can have them.',
              { until: held_until },
            )}
          </Text>
        )}
        <Text className="ink" style={ink}>
          {say('We look forward to seeing you. The attached file puts the date into your calendar.')}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Event'), value: event_name },
            { label: say('Reserved for'), value: counted(say, people) },
            { label: say('Date'), value: date },
            { label: say('Time'), value: time },
            ...(venue ? [{ label: say('Place'), value: venue }] : []),
            { label: say('More about it'), value: event_url },
          ]}
        />
        <Text className="ink" style={ink}>
          {say(
            'If you cannot come, please cancel, so that another family can have the seats. To change the number of people, cancel and reserve again.',
          )}
        </Text>
        <Action url={url} language={language}>
          {held_until ? say('Confirm the seats') : say('See or cancel the reservation')}
        </Action>
        <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
          {say(
            'If you did not reserve any seats, somebody has typed your address by mistake. You need not do anything.',
          )}
        </Text>
      </Layout>
    )
  },
}
