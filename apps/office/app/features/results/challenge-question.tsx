import type { ChallengeDetail } from '@northlight/contract/results/office'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { StateWord } from '../../ui/state-word.tsx'

const share = (taken: number | undefined, takers: number) =>
  takers === 0 || taken === undefined ? '' : `${Math.round((100 * taken) / takers)} %`

/** The question as it was asked, with the key and how many chose what. */
export function ChallengeQuestion({ challenge }: { challenge: ChallengeDetail }) {
  const { question, key, statistics } = challenge
  const { text, options } = question.texts.en
  const taken = new Map(statistics?.answers.map(({ answer, takers }) => [answer, takers]))
  return (
    <>
      <RichText html={text} lang="en" className="asked" />
      {question.figure && <img className="asked__figure" src={question.figure} alt={question.figure_alt ?? ''} />}
      {question.options.length > 0 ? (
        <ul className="rows">
          {question.options.map((name) => (
            <li key={name}>
              <b>{name}</b>
              <span className="grow">
                <RichText html={options[name] ?? ''} lang="en" />
              </span>
              {key.right.includes(name) && (
                <StateWord icon="tick" tone="good">
                  the key
                </StateWord>
              )}
              <span className="end muted">
                {share(taken.get(name) ?? (statistics ? 0 : undefined), statistics?.takers ?? 0)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          Key: <b>{key.text}</b>
        </p>
      )}
      {key.is_changed && <p className="small muted">The key was changed before: {key.text}.</p>}
    </>
  )
}
