import { Editor } from '@tiptap/core'
import { Placeholder, UndoRedo } from '@tiptap/extensions'
import { useEffect, useRef, useState } from 'react'
import { addEnding, endings } from './endings.ts'
import { FormulaDialog, type FormulaEdit } from './formula-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { textExtensions } from './schema.ts'
import { sameText, toHtml } from './to-html.ts'
import { RichToolbar } from './toolbar.tsx'

export type RichEditorProps = {
  html: string
  onChange: (html: string) => void
  labelledBy: string
  describedBy?: string
  isReadOnly: boolean
  /** Opens the library of pictures; absent where texts take none. */
  choosePicture?: () => Promise<{ src: string; alt: string } | null>
  /** The text holds something this editor would lose: it must be edited as it is written. */
  onForeign: () => void
}

/** The editor itself; fetched only where a text is edited. */
export function RichEditor({
  html,
  onChange,
  labelledBy,
  describedBy,
  isReadOnly,
  choosePicture,
  onForeign,
}: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, redraw] = useState(0)
  const [formula, setFormula] = useState<FormulaEdit | null>(null)
  const [isLinking, setLinking] = useState(false)
  const latest = useRef({ onChange, onForeign })
  latest.current = { onChange, onForeign }
  const written = useRef(html)
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    // A text that is only read is no place for the cursor, but a long one must be scrolled by keys.
    ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    class: 'rich__text',
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; what changes is passed on below
  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      content: html,
      editable: !isReadOnly,
      // The policy of the page forbids style elements; the few rules stand in record.css.
      injectCSS: false,
      extensions: [
        ...textExtensions({ onEdit: setFormula }),
        UndoRedo,
        ...endings,
        Placeholder.configure({ placeholder: 'Write here…' }),
      ],
      editorProps: {
        attributes,
        handleKeyDown: (_view, event) => {
          if (!event.altKey || event.key !== 'F10') return false
          tools.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus()
          return true
        },
      },
      onTransaction: () => redraw((count) => count + 1),
      onUpdate: ({ editor: changed }) => {
        const text = toHtml(changed.getJSON())
        if (sameText(text, written.current)) return
        written.current = text
        latest.current.onChange(text)
      },
    })
    if (!sameText(toHtml(made.getJSON()), html)) latest.current.onForeign()
    addEnding(made)
    setEditor(made)
    return () => made.destroy()
  }, [])

  // Brought in from outside: another version, the other side of a conflict.
  useEffect(() => {
    if (!editor || sameText(html, written.current)) return
    written.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the attributes only those of a text that is read change
  useEffect(() => {
    if (!editor) return
    editor.setOptions({ editable: !isReadOnly, editorProps: { ...editor.options.editorProps, attributes } })
  }, [editor, isReadOnly])

  return (
    <div className="rich">
      <RichToolbar
        ref={tools}
        editor={editor}
        isReadOnly={isReadOnly}
        onFormula={(isBlock) => setFormula({ tex: '', pos: null, isBlock })}
        onLink={() => setLinking(true)}
        onPicture={
          choosePicture &&
          (async () => {
            const chosen = await choosePicture()
            if (chosen) editor?.chain().focus().setImage(chosen).run()
          })
        }
      />
      <div ref={place} className="rich__place" />
      <FormulaDialog edit={formula} onClose={() => setFormula(null)} editor={editor} />
      {editor && <LinkDialog open={isLinking} onClose={() => setLinking(false)} editor={editor} />}
    </div>
  )
}
