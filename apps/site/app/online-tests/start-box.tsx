import { useSession } from '../session/store.ts'
import { ShareRow } from '../share/share-row.tsx'
import { Card } from '../ui/card.tsx'
import { ButtonLink, Link } from '../ui/link.tsx'

type Props = {
  path: string
  name: string
  price: string
  isFree: boolean
  minutes: number | null
  marks: number | null
}

/** Price and the way in. Answers are kept in an account, so a guest signs in first and comes back here. */
export function StartBox({ path, name, price, isFree, minutes, marks }: Props) {
  const { status } = useSession()
  const back = `?redirect=${encodeURIComponent(path)}`
  return (
    <Card as="section" className="self-start menu:sticky menu:top-28">
      <h2 className="sr-only">Price and start</h2>
      <p className="font-serif text-[2.25rem] leading-none tracking-[-0.03em] figures">{price}</p>
      <dl className="mt-5 text-sm">
        <Fact term="Time" value={minutes === null ? 'No time limit' : `${minutes} minutes`} />
        {marks !== null && <Fact term="Marks" value={String(marks)} />}
        <Fact term="Attempts" value="One" />
      </dl>
      <div className="mt-5 grid gap-3 print:hidden">
        {status === 'authenticated' ? (
          <ButtonLink to="/test-enrolled" size="lg" wide>
            Your tests
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={`/auth/sign-in${back}`} size="lg" wide>
              {isFree ? 'Sign in to start' : 'Sign in to buy and start'}
            </ButtonLink>
            <p className="text-sm text-ink-2">
              No account yet? <Link to={`/auth/sign-up${back}`}>Make one</Link>; it takes a minute.
            </p>
          </>
        )}
      </div>
      <ShareRow path={path} title={name} className="mt-4" />
    </Card>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5 last:border-b">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}
