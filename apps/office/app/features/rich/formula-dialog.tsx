import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'

/** `pos` is where the formula stands; null for a new one. */
export type FormulaEdit = { tex: string; pos: number | null; isBlock: boolean }

type Props = { edit: FormulaEdit | null; onClose: () => void; editor: Editor | null }

/** TeX on one side, the formula as readers see it on the other. */
export function FormulaDialog({ edit, onClose, editor }: Props) {
  const [tex, setTex] = useState('')
  const [isBlock, setBlock] = useState(false)
  const [seen, setSeen] = useState<{ html: string; failure: string }>({ html: '', failure: '' })
  useEffect(() => {
    setTex(edit?.tex ?? '')
    setBlock(edit?.isBlock ?? false)
  }, [edit])
  useEffect(() => {
    let isOld = false
    if (!tex.trim()) setSeen({ html: '', failure: '' })
    else
      void import('./formula-html.ts').then(({ formulaHtml }) => {
        if (isOld) return
        try {
          setSeen({ html: formulaHtml(tex, isBlock), failure: '' })
        } catch (error) {
          setSeen({
            html: '',
            failure:
              error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : 'This cannot be read.',
          })
        }
      })
    return () => {
      isOld = true
    }
  }, [tex, isBlock])

  const keep = (event: FormEvent) => {
    event.preventDefault()
    const node = { type: isBlock ? 'mathBlock' : 'math', attrs: { tex: tex.trim() } }
    const at = edit?.pos
    if (at === null || at === undefined) editor?.chain().focus().insertContent(node).run()
    else
      editor
        ?.chain()
        .focus()
        .deleteRange({ from: at, to: at + 1 })
        .insertContentAt(at, node)
        .run()
    onClose()
  }
  return (
    <Dialog open={edit !== null} onClose={onClose} title="Formula">
      <form className="form" onSubmit={keep} aria-label="Formula">
        <label className="field">
          <span className="label">TeX</span>
          <textarea
            className="input mono"
            rows={3}
            value={tex}
            onChange={(event) => setTex(event.target.value)}
            spellCheck={false}
          />
          <span className="hint">In a text, $…$ makes one too.</span>
        </label>
        <Check
          checked={isBlock}
          onChange={(event) => setBlock(event.target.checked)}
          disabled={edit?.pos !== null && edit?.pos !== undefined}
        >
          On a line of its own
        </Check>
        <div
          className="min-h-16 grid place-items-center p-3 border border-line rounded-sm bg-paper text-[1.25rem] overflow-x-auto"
          aria-live="polite"
        >
          {seen.failure ? (
            <p className="err">{seen.failure}</p>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that KaTeX made from TeX, without HTML of its own
            <div dangerouslySetInnerHTML={{ __html: seen.html }} />
          )}
        </div>
        <Button look="primary" type="submit" disabled={!seen.html}>
          {edit?.pos === null ? 'Put in' : 'Change'}
        </Button>
      </form>
    </Dialog>
  )
}
