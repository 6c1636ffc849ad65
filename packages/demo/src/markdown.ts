import { richText } from '@northlight/db/rich-text'
import { Marked } from 'marked'

/** In the form in which the sanitiser writes text, which leaves an apostrophe alone. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Tags in the text are shown, not obeyed: everything that leaves here is made by Markdown itself. */
const marked = new Marked({ async: false, renderer: { html: ({ text }) => escaped(text) } })

const display = /\$\$([\s\S]+?)\$\$/g
const inline = /(?<![\\$])\$(?![\s$])((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)/g
/** Characters nobody types, which Markdown carries along like letters. */
const [open, close] = ['\ue000', '\ue001']
const place = new RegExp(`(<p>)?${open}(\\d+)${close}(</p>)?`, 'g')

type Formula = { tex: string; stands: boolean }

/** Formulas are full of signs that mean something to Markdown, so they wait outside until it is done. */
const withoutFormulas = (markdown: string) => {
  const formulas: Formula[] = []
  const keep = (stands: boolean) => (_: string, tex: string) => {
    formulas.push({ tex: tex.trim(), stands })
    return `${open}${formulas.length - 1}${close}`
  }
  return { text: markdown.replace(display, keep(true)).replace(inline, keep(false)), formulas }
}

const withFormulas = (html: string, formulas: Formula[]): string =>
  html.replace(place, (whole, start: string | undefined, number: string, end: string | undefined) => {
    const formula = formulas[Number(number)]
    if (!formula) return whole
    const tex = escaped(formula.tex)
    if (formula.stands && start && end) return `<div class="math" data-tex="${tex}">${tex}</div>`
    return `${start ?? ''}<span class="math" data-tex="${tex}">${tex}</span>${end ?? ''}`
  })

/** Markdown as safe HTML, with its twin without tags. */
export const fromMarkdown = (markdown: string): { html: string; text: string } => {
  const { text, formulas } = withoutFormulas(markdown)
  return richText(withFormulas(marked.parse(text, { async: false }), formulas))
}

/** The same, as the description columns keep it. */
export const described = (markdown: string): { description: string; description_text: string } => {
  const { html, text } = fromMarkdown(markdown)
  return { description: html, description_text: text }
}

/** Lists, things with parts, numbers, true, false, null and quoted texts are written as in JSON; all else is a text. */
const isJson = /^(?:["[{]|(?:true|false|null|-?\d+(?:\.\d+)?)$)/

const readValue = (field: string, text: string): unknown => {
  if (!isJson.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The field ${field} cannot be read: ${text}`)
  }
}

/** Splits `---` front matter from the text below it: lines `key: value`; what is indented belongs to the value above. */
export const frontMatter = (file: string): { fields: Record<string, unknown>; body: string } => {
  const [, head = '', body = file] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n')) ?? []
  const fields = head.split(/\n(?=\w+:)/).flatMap((line): [string, unknown][] => {
    const [, field, value] = /^(\w+):([\s\S]*)$/.exec(line) ?? []
    return field === undefined || value === undefined ? [] : [[field, readValue(field, value.trim())]]
  })
  return { fields: Object.fromEntries(fields), body: body.trim() }
}
