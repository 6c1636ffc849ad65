import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { BlockMath, InlineMath, type MathOptions } from './math-nodes.ts'

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { [name]: attributes[name] } : {}),
})

const cellAttributes = { align: attribute('align'), scope: attribute('scope') }

const Cell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), align: cellAttributes.align }
  },
})
const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...cellAttributes }
  },
})
const Picture = Image.extend({
  addAttributes: () => ({
    src: attribute('src'),
    alt: { ...attribute('alt'), renderHTML: ({ alt }: Record<string, unknown>) => ({ alt: alt ?? '' }) },
    width: attribute('width'),
    height: attribute('height'),
  }),
})
const Anchor = Link.extend({
  addAttributes: () => ({ href: attribute('href'), title: attribute('title') }),
})

/** What a text may hold: as much as the sanitiser lets through and our editors use. `to-html.ts` writes the same. */
export const textExtensions = (math: MathOptions): Extensions => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3, 4] }),
  Blockquote,
  HorizontalRule,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Bold,
  Italic,
  Strike,
  Code,
  Subscript,
  Superscript,
  Anchor.configure({ openOnClick: false, autolink: false, protocols: ['http', 'https', 'mailto', 'tel'] }),
  Picture.configure({ inline: true, allowBase64: false }),
  Table.configure({ resizable: false }),
  TableRow,
  HeaderCell,
  Cell,
  InlineMath.configure(math),
  BlockMath.configure(math),
]
