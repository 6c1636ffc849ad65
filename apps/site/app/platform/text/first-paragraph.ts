/** What stands before the first end of a paragraph, and what follows it. */
export const firstParagraph = (html: string): [string, string] => {
  const end = html.indexOf('</p>')
  return end === -1 ? [html, ''] : [html.slice(0, end + 4), html.slice(end + 4).trim()]
}
