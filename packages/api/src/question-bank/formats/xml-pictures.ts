import { wrong } from './choices-of.ts'
import type { ParsedPicture, Problem } from './parsed-question.ts'
import { importMark, type Picture, picturesIn, pictureTag, withoutPicture, withPictures } from './pictures-in-text.ts'
import { childrenOf, type XmlNode } from './xml-tree.ts'

const inFile = '@@PLUGINFILE@@/'
const inText = /^data:image\/(png|jpe?g|gif|webp);base64,([\w+/=\s]+)$/i

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** `/` and `fig.png`, or `/part/` and `fig.png`. */
const pathOf = ({ attributes }: XmlNode) => `${attributes.path ?? '/'}${attributes.name ?? ''}`.replace(/^\/+/, '')

const bytesOf = (file: XmlNode | undefined): string | null =>
  file?.attributes.encoding === 'base64' ? file.text.replaceAll(/\s+/g, '') : null

/**
 * The pictures of one question. Moodle keeps them beside each text, under names that another text of the same question
 * may use for another picture.
 */
export const collectPictures = () => {
  const pictures: ParsedPicture[] = []
  const problems: Problem[] = []

  const keep = (name: string, base64: string): string => {
    const same = pictures.find((one) => one.name === name)
    if (same?.base64 === base64) return name
    if (same) return keep(`2-${name}`, base64)
    pictures.push({ name, base64 })
    return name
  }

  const fromFile = (node: XmlNode | undefined, src: string): string | null => {
    const path = decoded(src.slice(inFile.length).split('?', 1)[0] ?? '')
    const name = path.split('/').at(-1) ?? path
    const base64 = bytesOf(node && childrenOf(node, 'file').find((one) => pathOf(one) === path))
    if (base64 === null) problems.push(wrong(`The picture ${name} is named and not in the file.`))
    return base64 === null ? null : keep(name, base64)
  }

  const named = (node: XmlNode | undefined, { src, alt }: Picture): Picture | null => {
    const [, kind = '', base64 = ''] = inText.exec(src) ?? []
    const name = src.startsWith(inFile)
      ? fromFile(node, src)
      : base64 === ''
        ? undefined
        : keep(`picture.${kind.toLowerCase().replace('jpeg', 'jpg')}`, base64.replaceAll(/\s+/g, ''))
    // Whatever else it names is looked at where our own addresses are known.
    if (name === undefined) return { src, alt }
    return name === null ? null : { src: importMark + name, alt }
  }

  return {
    found: () => pictures,
    problems: () => problems,
    take: (node: XmlNode | undefined, html: string): string => withPictures(html, (one) => named(node, one)),
    takeAll: (node: XmlNode | undefined) => {
      for (const file of node ? childrenOf(node, 'file') : []) {
        const base64 = bytesOf(file)
        if (base64 !== null) keep(file.attributes.name ?? '', base64)
      }
    },
    /** Beside the question and not in its text: so Moodle kept the only picture it had room for before version 2. */
    ofBefore: (node: XmlNode): string => {
      const [name, base64] = ['image', 'image_base64'].map((one) =>
        childrenOf(node, one)
          .map(({ text }) => text.trim())
          .join(''),
      )
      return name && base64
        ? pictureTag({ src: importMark + keep(name.replaceAll('/', '_'), base64.replaceAll(/\s+/g, '')), alt: '' })
        : ''
    },
    /** The picture of the question itself: as our own export says, else the first of its text. */
    figureIn: (html: string, said: string | null | undefined) => {
      const shown = picturesIn(html).filter(({ src }) => src.startsWith(importMark))
      const name = said === undefined ? shown[0]?.src.slice(importMark.length) : said
      const figure = pictures.find((one) => one.name === name) ?? null
      if (figure === null) return { html, figure, alt: null }
      const found = withoutPicture(html, [importMark + figure.name])
      return { html: found.html, figure, alt: found.alt || null }
    },
  }
}

export type PictureCollector = ReturnType<typeof collectPictures>
