import { marksText } from '@northlight/exam/marking/marks'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function PacksScreen() {
  const may = useMay()
  return may('tests.write') ? <Packs /> : <NotFoundScreen />
}

/** The patterns of examinations, each read back as it would be said. */
function Packs() {
  const packs = useQuery({ queryKey: ['packs'], queryFn: () => client.get('/office/packs') })
  return (
    <>
      <PageHead
        crumbs={[{ to: '/papers', label: 'Papers' }, { label: 'Packs' }]}
        title="Packs"
        sub={<span>The rules of an examination. An edit is a new version; papers keep the one they follow.</span>}
        acts={
          <Link className={buttonClass({ look: 'primary' }, 'max-md:flex-1')} to="/packs/new">
            New pack
          </Link>
        }
      />
      {isLost(packs) ? (
        <Failure error={packs.error} onRetry={() => void packs.refetch()} />
      ) : !packs.data ? (
        <Skeleton lines={10} />
      ) : packs.data.packs.length === 0 ? (
        <Empty icon="document" title="No packs yet">
          A pack says how an examination is set and marked. Papers are built by one.
        </Empty>
      ) : (
        packs.data.packs.map((pack) => (
          <Section
            key={pack.code}
            title={pack.name}
            end={
              <>
                version {pack.version} · {pack.questions} questions · {marksText(pack.marks)} marks · {pack.papers}{' '}
                {pack.papers === 1 ? 'paper' : 'papers'} ·{' '}
                <Link to={`/packs/${pack.code}`} aria-label={`Change ${pack.name}`}>
                  Change
                </Link>
              </>
            }
          >
            <div className="read-back">
              {pack.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </Section>
        ))
      )}
    </>
  )
}
