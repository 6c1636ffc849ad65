import { Select } from '@northlight/ui/kit/select.tsx'
import { Fragment } from 'react'

/** A choice among words: as wide as what it says, and low enough for the line. */
export const inSentence =
  'inline-block max-w-[min(100%,230px)] font-[550] [--spacing-tap:32px] max-menu:[--spacing-tap:44px]'

type Props = { topics: string[]; chosen: string[]; onChange: (chosen: string[]) => void }

/** Every topic, one of them, or several: each further one is asked for when the one before it is named. */
export function RuleTopics({ topics, chosen, onChange }: Props) {
  const places = chosen.length === 0 ? [''] : [...chosen, '']
  const put = (at: number, topic: string) =>
    onChange(places.map((one, place) => (place === at ? topic : one)).filter((one) => one !== ''))
  return places.map((topic, at) => (
    <Fragment key={topic || 'next'}>
      {at > 0 && ' and '}
      <Select
        className={inSentence}
        aria-label={at === 0 ? 'Topic' : 'Also of'}
        value={topic}
        onChange={(event) => put(at, event.target.value)}
      >
        <option value="">{at === 0 ? 'every topic' : 'no other'}</option>
        {topics
          .filter((one) => one === topic || !chosen.includes(one))
          .map((one) => (
            <option key={one}>{one}</option>
          ))}
      </Select>
    </Fragment>
  ))
}
