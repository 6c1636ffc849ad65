import katex from 'katex'

/** A formula as MathML, which the browser draws itself. Throws where it cannot be read. */
export const formulaHtml = (tex: string, isBlock: boolean): string => {
  const html = katex.renderToString(tex, {
    displayMode: isBlock,
    output: 'mathml',
    throwOnError: true,
    strict: 'ignore',
    trust: false,
    maxExpand: 500,
    maxSize: 20,
  })
  return /<math[\s\S]*<\/math>/.exec(html)?.[0].replace(/<annotation\b[\s\S]*?<\/annotation>/g, '') ?? ''
}
