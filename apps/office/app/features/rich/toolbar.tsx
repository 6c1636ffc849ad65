import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import type { Ref } from 'react'
import { Icon, type SignName } from '../../ui/icon.tsx'

type Props = {
  ref: Ref<HTMLDivElement>
  editor: Editor | null
  isReadOnly: boolean
  onFormula: (isBlock: boolean) => void
  onLink: () => void
  onPicture?: () => void
}

type Tool = {
  label: string
  icon?: SignName
  text?: string
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
}

const groups: Tool[][] = [
  [
    {
      label: 'Paragraph',
      icon: 'paragraph',
      run: (e) => e.chain().focus().setParagraph().run(),
      isOn: (e) => e.isActive('paragraph'),
    },
    {
      label: 'Large heading',
      text: 'H2',
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
      isOn: (e) => e.isActive('heading', { level: 2 }),
    },
    {
      label: 'Small heading',
      text: 'H3',
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (e) => e.isActive('heading', { level: 3 }),
    },
    { label: 'Bold', icon: 'bold', run: (e) => e.chain().focus().toggleBold().run(), isOn: (e) => e.isActive('bold') },
    {
      label: 'Italic',
      icon: 'italic',
      run: (e) => e.chain().focus().toggleItalic().run(),
      isOn: (e) => e.isActive('italic'),
    },
    {
      label: 'Lowered',
      text: 'x₂',
      run: (e) => e.chain().focus().toggleSubscript().run(),
      isOn: (e) => e.isActive('subscript'),
    },
    {
      label: 'Raised',
      text: 'x²',
      run: (e) => e.chain().focus().toggleSuperscript().run(),
      isOn: (e) => e.isActive('superscript'),
    },
  ],
  [
    {
      label: 'List',
      icon: 'bullets',
      run: (e) => e.chain().focus().toggleBulletList().run(),
      isOn: (e) => e.isActive('bulletList'),
    },
    {
      label: 'Numbered list',
      icon: 'numbers',
      run: (e) => e.chain().focus().toggleOrderedList().run(),
      isOn: (e) => e.isActive('orderedList'),
    },
    {
      label: 'Quotation',
      icon: 'quote',
      run: (e) => e.chain().focus().toggleBlockquote().run(),
      isOn: (e) => e.isActive('blockquote'),
    },
  ],
]

const inTable: Tool[] = [
  { label: 'Row below', text: '+ row', run: (e) => e.chain().focus().addRowAfter().run() },
  { label: 'Column after', text: '+ col', run: (e) => e.chain().focus().addColumnAfter().run() },
  { label: 'Take the row away', text: '− row', run: (e) => e.chain().focus().deleteRow().run() },
  { label: 'Take the column away', text: '− col', run: (e) => e.chain().focus().deleteColumn().run() },
  { label: 'Take the table away', text: '− table', run: (e) => e.chain().focus().deleteTable().run() },
]

const wordsIn = (editor: Editor) =>
  editor.state.doc.textBetween(0, editor.state.doc.content.size, ' ').split(/\s+/).filter(Boolean).length

/** One tab stop; the arrows walk, Alt F10 leads here from the text. */
export function RichToolbar({ ref, editor, isReadOnly, onFormula, onLink, onPicture }: Props) {
  const isOff = !editor || isReadOnly
  const words = editor ? wordsIn(editor) : 0
  const button = ({ label, icon, text, run, isOn }: Tool) => (
    <Toolbar.Button
      key={label}
      aria-label={label}
      title={label}
      disabled={isOff}
      aria-pressed={isOn ? editor !== null && isOn(editor) : undefined}
      onClick={() => editor && run(editor)}
    >
      {icon ? <Icon name={icon} /> : <span data-sign={text} />}
    </Toolbar.Button>
  )
  return (
    <Toolbar.Root ref={ref} className="rich__tools" aria-label="Tools of the text">
      {groups.map((tools, at) => (
        <Toolbar.Group key={tools[0]?.label ?? at} className="rich__group">
          {tools.map(button)}
        </Toolbar.Group>
      ))}
      <Toolbar.Group className="rich__group">
        {button({
          label: 'Table',
          icon: 'table',
          run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        })}
        {button({ label: 'Formula', icon: 'formula', run: () => onFormula(false) })}
        {onPicture && button({ label: 'Picture', icon: 'picture', run: onPicture })}
        {button({ label: 'Link', icon: 'link', run: onLink, isOn: (e) => e.isActive('link') })}
        {button({ label: 'Line across', icon: 'minus', run: (e) => e.chain().focus().setHorizontalRule().run() })}
        {button({ label: 'Undo', icon: 'undo', run: (e) => e.chain().focus().undo().run() })}
      </Toolbar.Group>
      {editor?.isActive('table') && <Toolbar.Group className="rich__group">{inTable.map(button)}</Toolbar.Group>}
      <span className="rich__count">
        {words} words, {Math.max(1, Math.round(words / 200))} min
      </span>
    </Toolbar.Root>
  )
}
