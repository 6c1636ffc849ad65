import type { ItemStatisticsView } from '@northlight/contract/results/office-release'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { Link } from 'react-router'
import { useMay } from '../../platform/me/use-me.ts'
import { signed } from '../../ui/signed.ts'
import { StateWord } from '../../ui/state-word.tsx'

/** How the answers fell: the right ones first, then each other one, then those who left it blank. */
function AnswersBar({ item }: { item: ItemStatisticsView }) {
  const parts = item.answers.toSorted((a, b) => Number(b.is_right) - Number(a.is_right) || b.takers - a.takers)
  const said = [...parts.map(({ answer, takers }) => `${answer} ${takers}`), `blank ${item.blank}`].join(', ')
  const width = (takers: number) => ({ '--n': String(takers) }) as React.CSSProperties
  return (
    <span
      className="answers-bar flex gap-0.25 w-35 h-2.5 overflow-hidden rounded-[2px] [&_i]:flex-[var(--n)_0_0] [&_i]:bg-[#b9c1d9] [&_i:nth-of-type(3n)]:bg-[#dde2ee]"
      role="img"
      aria-label={`Answers: ${said}`}
      title={said}
    >
      {parts.map(({ answer, takers, is_right }) => (
        <i key={answer} className={is_right ? 'is-right' : undefined} style={width(takers)} />
      ))}
      {item.blank > 0 && <i className="is-blank" style={width(item.blank)} />}
    </span>
  )
}

function ChangeKey({ item }: { item: ItemStatisticsView }) {
  const may = useMay()
  if (!may('keys.change')) return null
  return (
    <>
      {' · '}
      <Link className="above-row" to={`/keys/${item.version}`} aria-label={`Change the key of question ${item.number}`}>
        Change the key…
      </Link>
    </>
  )
}

export function ItemRow({ item }: { item: ItemStatisticsView }) {
  const apart = item.discrimination === null ? '–' : signed(Math.round(item.discrimination))
  const words = item.flags[0] ?? 'Nothing to look at.'
  return (
    <tr>
      <th scope="row">
        <Link className="row-link" to={`/questions/${item.question_id}`}>
          {item.number}. <RichText as="span" html={item.opening} lang="en" />
        </Link>
        <span className="under">
          {item.code}
          {item.topic && ` · ${item.topic}`}
          <ChangeKey item={item} />
        </span>
        <span className="second-line">
          right {Math.round(item.facility)} % · tells apart {apart} · key {item.key.text}
          <ChangeKey item={item} />
          <br />
          {words}
        </span>
      </th>
      <td className="not-stacked narrow">{item.key.text}</td>
      <td className="not-stacked at-end">{Math.round(item.facility)} %</td>
      <td className="not-stacked at-end">
        {item.discrimination !== null && item.discrimination < 0 ? <b className="bad">{apart}</b> : apart}
      </td>
      <td className="not-stacked">
        <AnswersBar item={item} />
      </td>
      <td className="not-stacked">
        {item.flags.length > 0 ? (
          <StateWord icon="warning" tone="due">
            look
          </StateWord>
        ) : null}{' '}
        {words}
        {item.open_challenges > 0 && (
          <span className="under">
            {item.open_challenges} open {item.open_challenges === 1 ? 'challenge' : 'challenges'}
          </span>
        )}
      </td>
    </tr>
  )
}
