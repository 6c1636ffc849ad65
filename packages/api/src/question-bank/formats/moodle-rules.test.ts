import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyQuestion } from '../../../testing/any-question.ts'
import { fileTexts } from './file-texts.ts'
import type { ParsedQuestion } from './parsed-question.ts'
import { importMark, pictureTag, withTexts } from './pictures-in-text.ts'
import { writeGift } from './write-gift.ts'
import { writeMoodleXml } from './write-moodle-xml.ts'
import { childOf, childrenOf, textIn, type XmlNode, xmlTree } from './xml-tree.ts'

/*
 * Moodle's importers by the rules of their formats (docs.moodle.org: GIFT format, Moodle XML format), without anything
 * of our own readers: what we export is read as Moodle reads it.
 */

const special = ':#={}~'
/** Signs behind a backslash are put aside before a file is taken apart, and come back into each text. */
const aside = (text: string) =>
  text.replaceAll(/\\([\\:#={}~n])/g, (_, sign: string) =>
    sign === '\\' ? '\\' : sign === 'n' ? '\ue009' : String.fromCharCode(0xe000 + special.indexOf(sign)),
  )
const back = (text: string) =>
  text
    .replaceAll('\ue009', '\n')
    .replaceAll(/[\ue000-\ue005]/g, (sign) => special[sign.charCodeAt(0) - 0xe000] ?? '')
    .replace(/^\[(?:html|moodle|plain|markdown)\]/, '')
    .trim()
const pieces = (text: string, sign: string) =>
  text
    .split(sign)
    .map((one) => one.trim())
    .filter((one, at) => at > 0 || one !== '')

const shareOf = (piece: string): [number | null, string] => {
  const [whole, share] = /^%(-*\d{1,2}\.?\d*)%/.exec(piece) ?? []
  return whole === undefined ? [null, piece] : [Number(share) / 100, piece.slice(whole.length)]
}

const choicesIn = (answers: string) =>
  pieces(answers.replaceAll('=', '~='), '~').map((piece) => {
    if (piece.startsWith('=')) return { text: back(piece.slice(1).split('#')[0] ?? ''), fraction: 1 }
    const [share, text] = shareOf(piece)
    return { text: back(text.split('#')[0] ?? ''), fraction: share ?? 0 }
  })

const numbersIn = (answers: string) =>
  pieces(answers.split('~')[0] ?? '', '=').map((piece) => {
    const [share, text] = shareOf(piece)
    const value = back(text.split('#')[0] ?? '')
    if (value.indexOf('..') > 0) {
      const [from = '', to = ''] = value.split('..')
      return { fraction: share ?? 1, value: (Number(from) + Number(to)) / 2, off: (Number(to) - Number(from)) / 2 }
    }
    const [number = '', off = '0'] = value.split(':')
    return { fraction: share ?? 1, value: Number(number), off: Number(off) }
  })

const pairsIn = (answers: string) =>
  pieces(answers, '=').map((piece) => {
    const at = piece.indexOf('->')
    expect(at).toBeGreaterThanOrEqual(0)
    return [back(piece.slice(0, at)), back(piece.slice(at + 2))]
  })

/** One question of a GIFT file. Categories stand in a block of their own. */
const inGift = (file: string) => {
  const blocks = file.split(/\n\s*\n/).filter((block) => block.trim() !== '')
  expect(blocks.map((block) => /^\$CATEGORY: /.test(block))).toEqual([true, false])
  const lines = (blocks[1] ?? '').split('\n').filter((line) => !line.trim().startsWith('//'))
  const text = aside(lines.join('\n').trim())
  const [, name = '', rest = ''] = /^::([\s\S]*?)::([\s\S]*)$/.exec(text) ?? []
  const [from, to] = [rest.indexOf('{'), rest.indexOf('}')]
  // Anything behind the brace would make a gap of the question.
  expect(to).toBe(rest.length - 1)
  const inside = rest.slice(from + 1, to).trim()
  const end = inside.lastIndexOf('####')
  const answers = end === -1 ? inside : inside.slice(0, end).trim()
  const kind = answers.startsWith('#')
    ? { type: 'numerical', numbers: numbersIn(answers.slice(1)) }
    : answers.includes('~')
      ? { type: 'multichoice', isSingle: answers.includes('='), choices: choicesIn(answers) }
      : answers.includes('->')
        ? { type: 'match', pairs: pairsIn(answers) }
        : { type: 'shortanswer' }
  return {
    name: back(name),
    text: back(rest.slice(0, from)),
    general: end === -1 ? '' : back(inside.slice(end + 4)),
    ...kind,
  }
}

/** What both formats must say of a question, from the question itself. */
const meantBy = (question: ParsedQuestion) => {
  const { key, options } = question
  const texts = fileTexts(question)
  switch (key.type) {
    case 'single':
      return options.map((name) => ({ text: texts.option(name), fraction: key.right.includes(name) ? 1 : 0 }))
    case 'multiple':
      return options.map((name) => ({ text: texts.option(name), isRight: key.right.includes(name) }))
    case 'numeric':
      return key.accept.map((rule) =>
        'from' in rule
          ? [Number(rule.from), Number(rule.to)]
          : [Number(rule.value) - Number(rule.tolerance ?? 0), Number(rule.value) + Number(rule.tolerance ?? 0)],
      )
    case 'matching': {
      const { pairs, extra } = texts.pairs(key)
      const line = (name: string) => texts.lines.get(name) ?? ''
      return [
        ...pairs.map(([left, right]) => [texts.option(left), line(right)]),
        ...extra.map((name) => ['', line(name)]),
      ]
    }
  }
}

type Numbers = { value: number; off: number; fraction: number }[]
type Choices = { text: string; fraction: number }[]

const expectNumbers = (numbers: Numbers, question: ParsedQuestion) => {
  for (const [at, [from, to]] of (meantBy(question) as [number, number][]).entries()) {
    const { value, off, fraction } = numbers[at] ?? { value: Number.NaN, off: 0, fraction: 0 }
    expect(fraction).toBe(1)
    expect(value - off).toBeCloseTo(from, 8)
    expect(value + off).toBeCloseTo(to, 8)
  }
}

/** All right ones together earn the whole marks, and a wrong one beside them costs some. */
const expectShares = (choices: Choices, question: ParsedQuestion) => {
  const meant = meantBy(question) as { text: string; isRight: boolean }[]
  expect(choices.map(({ text, fraction }) => ({ text, isRight: fraction > 0 }))).toEqual(meant)
  const earned = choices.reduce((sum, { fraction }) => sum + Math.max(0, fraction), 0)
  expect(earned).toBeCloseTo(1, 3)
  expect(choices.every(({ fraction }) => fraction !== 0)).toBe(true)
}

test('GIFT: name, text, answers with their shares, numbers, lists and solution are what Moodle takes them for', () =>
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const read = inGift(writeGift([question]))
      expect(read.name).toBe(question.code)
      expect(read.text).toBe(fileTexts(question).text())
      const type = { single: 'multichoice', multiple: 'multichoice', numeric: 'numerical', matching: 'match' }
      expect(read.type).toBe(type[question.key.type])
      if (question.key.type === 'single') expect(read).toMatchObject({ isSingle: true, choices: meantBy(question) })
      if (question.key.type === 'matching') expect(read).toMatchObject({ pairs: meantBy(question) })
      if ('numbers' in read && read.numbers) expectNumbers(read.numbers, question)
      if (question.key.type === 'multiple' && 'choices' in read && read.choices) {
        expect(read.isSingle).toBe(false)
        expectShares(read.choices, question)
      }
      expect(read.general === '').toBe(question.solution.en === '')
    }),
  ))

describe('Moodle XML', () => {
  const questionIn = (xml: string) => {
    const quiz = childOf(xmlTree(xml), 'quiz')
    const [category, question] = childrenOf(quiz ?? xmlTree(''), 'question')
    expect(category?.attributes.type).toBe('category')
    if (!question) throw new Error('No question was written.')
    return question
  }
  const fractionOf = ({ attributes }: XmlNode) => Number(attributes.fraction) / 100

  test('names, texts, shares, tolerances and lists stand where Moodle looks for them', () =>
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const node = questionIn(writeMoodleXml([question]))
        expect(textIn(childOf(node, 'name'))).toBe(question.code)
        expect(textIn(childOf(node, 'questiontext'))).toBe(fileTexts(question).text())
        expect(childOf(node, 'questiontext')?.attributes.format).toBe('html')
        const answers = childrenOf(node, 'answer')
        const choices = answers.map((one) => ({ text: textIn(one), fraction: fractionOf(one) }))
        switch (question.key.type) {
          case 'single':
          case 'multiple':
            expect(node.attributes.type).toBe('multichoice')
            expect(childOf(node, 'single')?.text).toBe(String(question.key.type === 'single'))
            if (question.key.type === 'single') expect(choices).toEqual(meantBy(question))
            else expectShares(choices, question)
            return
          case 'numeric':
            expect(node.attributes.type).toBe('numerical')
            expectNumbers(
              answers.map((one) => ({
                value: Number(textIn(one)),
                off: Number(childOf(one, 'tolerance')?.text),
                fraction: fractionOf(one),
              })),
              question,
            )
            return
          case 'matching':
            expect(node.attributes.type).toBe('matching')
            expect(childrenOf(node, 'subquestion').map((one) => [textIn(one), textIn(childOf(one, 'answer'))])).toEqual(
              meantBy(question),
            )
        }
      }),
    ))

  test('every picture that a text names stands beside that text, with its own bytes', () =>
    fc.assert(
      fc.property(anyQuestion, (plain) => {
        const picture = { name: 'ray 1.png', base64: Buffer.from('a ray').toString('base64') }
        const tag = pictureTag({ src: importMark + picture.name, alt: 'A ray' })
        const question = { ...withTexts(plain, (html) => html.replace(/<\/p>$/, `${tag}</p>`)), pictures: [picture] }
        const walk = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(walk)]
        const holders = walk(questionIn(writeMoodleXml([question]))).filter((node) => childOf(node, 'text'))
        const named = holders.filter((node) => textIn(node).includes('@@PLUGINFILE@@/ray%201.png'))
        expect(named.length).toBeGreaterThanOrEqual(2)
        for (const holder of named)
          expect(
            childrenOf(holder, 'file').map(({ attributes, text }) => [
              attributes.name,
              attributes.path,
              attributes.encoding,
              Buffer.from(text, 'base64').toString(),
            ]),
          ).toEqual([['ray 1.png', '/', 'base64', 'a ray']])
      }),
    ))
})
