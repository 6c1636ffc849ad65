import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { UsesList } from '../uses-list.tsx'
import type { usePublishActs } from './use-publish-acts.ts'

type AskProps = {
  open: boolean
  onClose: () => void
  title: string
  keep: string
  act: string
  onAct: () => void
  children: ReactNode
}

/** Asks before what cannot simply be undone: the safe way first. */
function Ask({ open, onClose, title, keep, act, onAct, children }: AskProps) {
  const go = () => {
    onClose()
    onAct()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <span className="end">
            <Button look="danger-filled" onClick={go}>
              {act}
            </Button>
          </span>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

type Props = {
  asked: string | null
  name: string
  isLive: boolean
  acts: ReturnType<typeof usePublishActs>
  onClose: () => void
}

export function PublishDialogs({ asked, name, isLive, acts, onClose }: Props) {
  return (
    <>
      <Ask
        open={asked === 'discard'}
        onClose={onClose}
        title="Discard the draft?"
        keep="Keep it"
        act="Discard the draft"
        onAct={() => void acts.discard()}
      >
        <p>What visitors see does not change. The draft stays among the versions.</p>
      </Ask>
      <Ask
        open={asked === 'delete'}
        onClose={onClose}
        title={`Delete “${name}”?`}
        keep="Leave it"
        act="Delete for good"
        onAct={() => void acts.remove()}
      >
        <p>It cannot be brought back.{isLive && ' Hiding takes it off the site and keeps it here.'}</p>
      </Ask>
      <Ask
        open={asked === 'withdraw'}
        onClose={onClose}
        title={`“${name}” no longer wants to be shown?`}
        keep="Leave it"
        act="Take them off everywhere"
        onAct={() => void acts.withdraw()}
      >
        <p>Page, lists, search and share pictures drop them at once. A new consent is needed to show them again.</p>
      </Ask>
      <Dialog
        open={acts.uses.length > 0}
        onClose={acts.forgetUses}
        title={`“${name}” is used and stays`}
        foot={
          isLive && (
            <Button
              onClick={() => {
                acts.forgetUses()
                void acts.hide()
              }}
            >
              Hide it instead
            </Button>
          )
        }
      >
        <p>Take it out of these first{isLive && ', or hide it instead'}.</p>
        <UsesList uses={acts.uses} />
      </Dialog>
    </>
  )
}
