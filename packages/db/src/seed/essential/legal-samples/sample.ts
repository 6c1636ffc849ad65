const part = (heading: string, ...blocks: string[]) => `<h2>${heading}</h2>\n${blocks.join('\n')}`
const says = (text: string) => `<p>${text}</p>`
const points = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const rows = (heads: readonly string[], lines: readonly (readonly string[])[]) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${lines
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

/** What the texts are made of. A gap stands in square brackets: the gate of the office keeps a page back until all are filled. */
export const sample = { part, says, points, rows }

/** Stands first on every sample, and is itself a gap. */
export const readFirst = says('[Sample: read it with your counsel, fill the gaps, and delete this line.]')
