import { createRequire } from 'node:module'

type Parser = {
  line: number
  onopentag: (node: { name: string; attributes: Record<string, string> }) => void
  onclosetag: () => void
  ontext: (text: string) => void
  oncdata: (text: string) => void
  oncomment: (text: string) => void
  ondoctype: (text: string) => void
  onerror: (error: Error) => void
  write(text: string): Parser
  close(): Parser
}
const sax = createRequire(import.meta.url)('sax') as { parser(strict: boolean, options: object): Parser }

export type XmlNode = {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  comments: string[]
  text: string
  line: number
}

/** A file that is refused as a whole, with the reason. */
export class XmlRefused extends Error {}

const deepest = 30
const mostNodes = 300_000
/** Between two pieces the parser looks how long a name or an attribute has become, and refuses what has no end. */
const piece = 64 * 1024

const saidBy = ({ message }: Error): string =>
  message.startsWith('Max buffer length')
    ? 'a name or an attribute is too long'
    : (message.split('\n')[0]?.toLowerCase() ?? 'this is no XML')

/**
 * The elements of an XML file. A DOCTYPE is refused before anything in it is read: it could name entities that grow
 * without end, or files of this machine.
 */
export const xmlTree = (text: string): XmlNode => {
  const root: XmlNode = { name: '', attributes: {}, children: [], comments: [], text: '', line: 0 }
  const open = [root]
  let count = 0
  const parser = sax.parser(true, { position: true })
  const top = () => open.at(-1) ?? root
  const stop = (message: string): never => {
    throw new XmlRefused(message)
  }
  parser.ondoctype = () =>
    stop(`Line ${parser.line + 1}: the file has a DOCTYPE, which is not taken. Export it from Moodle anew.`)
  parser.onerror = (error) => stop(`Line ${parser.line + 1}: ${saidBy(error)}.`)
  parser.onopentag = ({ name, attributes }) => {
    count += 1
    if (count > mostNodes || open.length > deepest) stop('The file is nested too deeply or holds too much.')
    const node: XmlNode = { name, attributes, children: [], comments: [], text: '', line: parser.line + 1 }
    top().children.push(node)
    open.push(node)
  }
  parser.onclosetag = () => {
    open.pop()
  }
  parser.ontext = (part) => {
    top().text += part
  }
  parser.oncdata = parser.ontext
  parser.oncomment = (comment) => top().comments.push(comment)
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at += piece)
    parser.write(text.slice(at, at + piece))
  parser.close()
  return root
}

export const childOf = (node: XmlNode, name: string): XmlNode | undefined =>
  node.children.find((one) => one.name === name)
export const childrenOf = (node: XmlNode, name: string): XmlNode[] => node.children.filter((one) => one.name === name)
/** `<name><text>…</text></name>`, as Moodle writes every text. */
export const textIn = (node: XmlNode | undefined): string =>
  node ? (childOf(node, 'text')?.text ?? node.text).trim() : ''
