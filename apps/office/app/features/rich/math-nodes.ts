import { InputRule, mergeAttributes, Node } from '@tiptap/core'

/** Draws a formula into an element; the parts that set formulas come only when a text has one. */
const draw = async (element: HTMLElement, tex: string, isBlock: boolean) => {
  element.textContent = tex
  try {
    const { formulaHtml } = await import('./formula-html.ts')
    element.innerHTML = formulaHtml(tex, isBlock)
  } catch {
    // A formula that cannot be read stays as it was written.
    element.textContent = tex
  }
}

const texAttribute = {
  tex: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute('data-tex') ?? '',
    renderHTML: ({ tex }: { tex?: string }) => ({ 'data-tex': tex ?? '' }),
  },
}

type OnEdit = (formula: { tex: string; pos: number; isBlock: boolean }) => void
export type MathOptions = { onEdit: OnEdit }

const mathNode = (name: string, tag: 'span' | 'div') => {
  const isBlock = tag === 'div'
  return Node.create<MathOptions>({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    selectable: true,
    // Before the paragraph, which would take the text of the division for its own.
    priority: 200,
    addOptions: () => ({ onEdit: () => {} }),
    addAttributes: () => texAttribute,
    parseHTML: () => [{ tag: `${tag}.math[data-tex]`, priority: 100 }],
    renderHTML: ({ node, HTMLAttributes }) => [
      tag,
      mergeAttributes({ class: 'math' }, HTMLAttributes),
      String(node.attrs.tex),
    ],
    renderText: ({ node }) => String(node.attrs.tex),
    addNodeView() {
      return ({ node, getPos }) => {
        const dom = document.createElement(tag)
        dom.className = 'mathchip'
        dom.title = 'Formula: Enter or double click to change it'
        void draw(dom, String(node.attrs.tex), isBlock)
        dom.addEventListener('dblclick', () =>
          this.options.onEdit({ tex: String(node.attrs.tex), pos: getPos() ?? 0, isBlock }),
        )
        return { dom }
      }
    },
    addKeyboardShortcuts() {
      return {
        Enter: ({ editor }) => {
          const { $from, node } = editor.state.selection as typeof editor.state.selection & {
            node?: { type: { name: string }; attrs: { tex: string } }
          }
          if (node?.type.name !== name) return false
          this.options.onEdit({ tex: node.attrs.tex, pos: $from.pos, isBlock })
          return true
        },
      }
    },
    addInputRules() {
      if (isBlock) return []
      // `$E = mc^2$` becomes a formula with the second sign.
      return [
        new InputRule({
          find: /(?<![\\$\w])\$([^$\s](?:[^$]*[^$\s])?)\$$/,
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ tex: match[1] ?? '' }))
          },
        }),
      ]
    },
  })
}

export const InlineMath = mathNode('math', 'span')
export const BlockMath = mathNode('mathBlock', 'div')
