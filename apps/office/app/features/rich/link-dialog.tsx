import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { LinkSearch } from './link-search.tsx'

const isAddress = (text: string) => /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/i.test(text)

export function LinkDialog({ open, onClose, editor }: { open: boolean; onClose: () => void; editor: Editor }) {
  const [href, setHref] = useState('')
  useEffect(() => {
    if (open) setHref(String(editor.getAttributes('link').href ?? ''))
  }, [open, editor])
  const isWrong = href !== '' && !isAddress(href)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong || !href) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Link">
      <form className="form" onSubmit={keep} aria-label="Link">
        <LinkSearch onChoose={setHref} />
        <TextField
          label="Address"
          value={href}
          onChange={(event) => setHref(event.target.value.trim())}
          hint="A page of ours as /courses/…, or a whole address with https://."
          error={isWrong ? 'Begin with / or https://, mailto: or tel:.' : undefined}
        />
        <div className="form-acts">
          <Button look="primary" type="submit" disabled={!href || isWrong}>
            Set the link
          </Button>
          {editor.isActive('link') && (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              Take the link away
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
