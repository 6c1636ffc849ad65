/**
 * A formula that is too long for its line scrolls by itself, and the page stays as it is. Tall ones reach beyond their
 * line: the room above and below keeps them whole. The edge behind which it goes on fades (`prose.css`).
 */
export const longFormulas = 'edge-fade overflow-x-auto overflow-y-hidden py-4 -my-4'

/** Running text of a question: paragraphs, formulas on their own line, lists and small tables. */
export const textClass = `min-w-0 ${longFormulas} [&_p+p]:mt-3.5 [&_math[display=block]]:my-4 [&_math[display=block]]:max-w-full [&_math[display=block]]:overflow-x-auto [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_td]:border [&_td]:border-line-2 [&_td]:px-3 [&_td]:py-1 [&_th]:border [&_th]:border-line-2 [&_th]:px-3 [&_th]:py-1 [&_img]:h-auto [&_img]:max-w-full`
