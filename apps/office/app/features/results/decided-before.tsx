import type { KeyDetail } from '@northlight/contract/results/office'
import { Note } from '../../ui/note.tsx'
import { Moment } from '../../ui/time.tsx'

const changeWords = ({ change, key }: KeyDetail['decisions'][number]) =>
  ({
    dropped: 'the question was withdrawn',
    also_right: `${key} counts as well`,
    replaced: `the key became ${key}`,
  })[change]

/** What became of the key before, with the words that students read and those for colleagues. */
export function DecidedBefore({ decisions }: { decisions: KeyDetail['decisions'] }) {
  return decisions.map((one) => (
    <Note key={`${one.at} ${one.change} ${one.key}`}>
      Decided before, <Moment at={one.at} day />
      {one.by && ` by ${one.by}`}: {changeWords(one)}. {one.reason}
      {one.record && <span className="under">For the record: {one.record}</span>}
    </Note>
  ))
}
