import { useFreeze } from '../../platform/api/use-freeze.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockText } from '../../ui/time.tsx'

/** While a test that counts is being written: what waits, and until when. */
export function FreezeStrip() {
  const running = useFreeze()
  if (!running) return null
  const [first, ...more] = running.tests
  return (
    <div className="strip" role="status">
      <Icon name="lock" />
      <span>
        <b>
          {first?.name}
          {more.length > 0 && ` and ${more.length} more`} {more.length > 0 ? 'are' : 'is'} being written until{' '}
          {clockText(running.until)}.
        </b>{' '}
        Exports, imports, work on many records and backups wait until then. What would change the test is refused.
      </span>
    </div>
  )
}
