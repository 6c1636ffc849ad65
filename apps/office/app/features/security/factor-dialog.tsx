import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { factorPrompt } from '../../platform/api/factor-prompt.ts'
import { readMeAgain, useReadMe } from '../../platform/me/use-me.ts'
import { FactorForm } from './factor-form.tsx'

/** Asks for the factor again where an act wants a fresh one; the act then goes on by itself. */
export function FactorDialog() {
  const asked = useStore(factorPrompt)
  const me = useReadMe(asked !== null)
  return (
    <Dialog
      open={asked !== null}
      onClose={() => asked?.answer(false)}
      title="Your second factor, once more"
      startsInside
    >
      <p>You last showed it more than ten minutes ago. Show it again, and what you have just done is sent by itself.</p>
      <FactorForm
        kinds={me.data?.factor.kinds ?? []}
        onShown={() => {
          void readMeAgain()
          asked?.answer(true)
        }}
      />
    </Dialog>
  )
}
