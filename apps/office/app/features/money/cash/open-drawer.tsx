import type { DrawerView } from '@northlight/contract/payments/cash-closings'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { momentText } from '../../../ui/time.tsx'
import { CashLines } from './cash-lines.tsx'
import { SumsTable } from './cash-sums.tsx'
import { CloseDialog } from './close-dialog.tsx'

/** What lies at one desk since it was last closed. */
export function OpenDrawer({ drawer }: { drawer: DrawerView }) {
  const [isClosing, setClosing] = useState(false)
  const since = drawer.since ? `since ${momentText(drawer.since)}` : 'and was never closed'
  return (
    <Section
      title={drawer.branch}
      end={
        drawer.lines.length > 0 && (
          <Button onClick={() => setClosing(true)} aria-label={`Count and close ${drawer.branch}`}>
            Count and close…
          </Button>
        )
      }
    >
      {drawer.lines.length === 0 ? (
        <p className="muted">Nothing came {since}.</p>
      ) : (
        <>
          <SumsTable sums={drawer.sums} expected={drawer.expected_paise} />
          <details>
            <summary>
              {drawer.lines.length} {drawer.lines.length === 1 ? 'entry' : 'entries'} {drawer.since && since}
            </summary>
            <CashLines lines={drawer.lines} caption={`Entries of ${drawer.branch}`} />
          </details>
        </>
      )}
      {isClosing && <CloseDialog drawer={drawer} onClose={() => setClosing(false)} />}
    </Section>
  )
}
