import type { PaperBuildView } from '@northlight/contract/office/papers'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { StateWord } from '../../ui/state-word.tsx'

export type PaperAct = 'freeze' | 'new-version'

type Props = { paper: PaperBuildView; emptyPlaces: number; isSending: boolean; onAct: (name: PaperAct) => void }

/** What the paper is, and the one act that comes next. */
export function PaperHead({ paper, emptyPlaces, isSending, onAct }: Props) {
  const wrong = paper.faults.filter(({ level }) => level === 'wrong')
  return (
    <PageHead
      crumbs={[{ to: '/papers', label: 'Papers' }, { label: paper.name }]}
      title={paper.name}
      sub={
        <>
          {paper.pack && (
            <span>
              pack {paper.pack.name}, version {paper.version}
            </span>
          )}
          {paper.is_locked ? (
            <StateWord icon="lock" tone="quiet">
              {paper.is_frozen ? 'frozen' : 'begun by somebody'}
            </StateWord>
          ) : (
            <StateWord icon="pen" tone="due">
              being built
            </StateWord>
          )}
        </>
      }
      acts={
        <>
          <Link className={buttonClass({})} to={`/papers/${paper.id}/print`}>
            Print
          </Link>
          {!paper.is_locked ? (
            <Button look="primary" disabled={wrong.length > 0} sending={isSending} onClick={() => onAct('freeze')}>
              {wrong.length > 0 ? `Freeze, ${emptyPlaces === 0 && wrong[0] ? 'not whole' : 'places empty'}` : 'Freeze'}
            </Button>
          ) : (
            <Button look="primary" sending={isSending} onClick={() => onAct('new-version')}>
              New version
            </Button>
          )}
        </>
      }
    />
  )
}
