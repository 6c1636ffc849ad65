import type { Editor, Extensions } from '@tiptap/core'
import { Gapcursor, TrailingNode } from '@tiptap/extensions'

/** After these one goes on writing by Enter; after all others a line to write on stands at the end. */
const writtenOn = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote']

/** A table or a formula at an edge of the text would leave no place to write beside it. */
export const endings: Extensions = [Gapcursor, TrailingNode.configure({ notAfter: writtenOn })]

/** The line at the end comes with the first change; this is one that changes nothing. */
export const addEnding = ({ view, state }: Editor): void => view.dispatch(state.tr)
