import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import type { KeyChoice, KeyMatter } from './use-key-decision.ts'

type Props = { challenge: KeyMatter; choice: KeyChoice; named: string }

/** What the option is now, and what it would be. */
function KeyWord({ name, challenge: { key }, choice, named }: Props & { name: string }) {
  const isKey = key.right.includes(name)
  const isNamed = named.split(',').some((one) => one.trim() === name)
  if (choice === 'replaced' && isNamed)
    return (
      <StateWord icon="tick" tone="good">
        the new key
      </StateWord>
    )
  if (choice === 'also_right' && isNamed && !isKey)
    return (
      <StateWord icon="plus" tone="good">
        counts too
      </StateWord>
    )
  if (!isKey) return null
  if (choice === 'replaced' && named !== '') return <span className="muted">the key now</span>
  return (
    <StateWord icon="tick" tone="good">
      the key
    </StateWord>
  )
}

function Shares({ challenge: { statistics }, name }: { challenge: KeyMatter; name: string }) {
  if (!statistics || statistics.takers === 0) return null
  const given = statistics.answers.find(({ answer }) => answer === name)
  return (
    <span className="end muted">
      {Math.round((100 * (given?.takers ?? 0)) / statistics.takers)} %
      {given?.best_percent != null && <span className="under">{given.best_percent} % of the best third</span>}
    </span>
  )
}

/** The question as it was asked, with the key and how many chose what. */
export function ChallengeQuestion(props: Props) {
  const { question, key, statistics } = props.challenge
  const { text, options, matches } = question.texts.en
  return (
    <>
      {question.passage && (
        <RichText
          html={question.passage.texts.en}
          lang="en"
          className="mb-3 pl-3.5 border-l-2 border-l-line-2 text-ink-2"
        />
      )}
      <RichText html={text} lang="en" className="asked" />
      {question.figure && <img className="max-w-full h-auto" src={question.figure} alt={question.figure_alt ?? ''} />}
      {question.options.length > 0 && (
        <ul className="rows">
          {question.options.map((name) => (
            <li key={name}>
              <b>{name}</b>
              <span className="grow">
                <RichText html={options[name] ?? ''} lang="en" />
              </span>
              <KeyWord {...props} name={name} />
              {question.type === 'single' && <Shares {...props} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {question.type === 'single' && statistics && statistics.takers > 0 && statistics.blank > 0 && (
        <p className="small muted">{Math.round((100 * statistics.blank) / statistics.takers)} % left it blank.</p>
      )}
      {question.matches && (
        <ul className="rows" aria-label="Second list">
          {question.matches.map((name) => (
            <li key={name}>
              <b>{name}</b>
              <RichText html={matches?.[name] ?? ''} lang="en" className="grow" />
            </li>
          ))}
        </ul>
      )}
      {key.right.length === 0 && (
        <p>
          Key: <b>{key.text}</b>
        </p>
      )}
      {key.is_changed && <p className="small muted">The key was changed before: {key.text}.</p>}
    </>
  )
}
