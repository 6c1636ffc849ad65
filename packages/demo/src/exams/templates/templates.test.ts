import { keyFaults } from '@northlight/exam/marking/keys'
import katex from 'katex'
import { describe, expect, test } from 'vitest'
import { chanceOf } from '../../art/chance.ts'
import { fromMarkdown } from '../../markdown.ts'
import { type BankQuestion, engineQuestion, textsOf } from '../bank.ts'
import { templates } from './all.ts'
import { physicsParagraphs } from './physics-paragraphs.ts'
import { paragraphFrom, questionFrom, questionsFrom } from './template.ts'
import { proofs } from './testing/proofs.ts'

const draws = 40
const numbers = Array.from({ length: draws }, (_, index) => index + 1)

/** A number with a tail like 0.30000000000000004, an unset value, or a double sign. */
const noise = /\d\.\d{5,}|\d+e[+-]?\d+|NaN|undefined|Infinity|null|\[object|--|\+ ?-\d|\$\$|−−/

const seen = new Set<string>()
const formulaFaults = (question: BankQuestion): string[] =>
  textsOf(question).flatMap((text) =>
    [...fromMarkdown(text).html.matchAll(/data-tex="([^"]*)"/g)].flatMap(([, escaped = '']) => {
      const tex = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
      if (seen.has(tex)) return []
      seen.add(tex)
      try {
        katex.renderToString(tex, { throwOnError: true, strict: 'error' })
        return []
      } catch (error) {
        return [`${question.id}: ${tex}: ${String(error)}`]
      }
    }),
  )

const faultsOf = (question: BankQuestion): string[] => [
  ...keyFaults(engineQuestion(question, 1), question.key),
  ...(new Set(question.options).size === question.options.length ? [] : ['the same choice twice']),
  ...(new Set(question.matches).size === (question.matches?.length ?? 0) ? [] : ['the same match twice']),
  ...(question.options.length === (question.type === 'numeric' ? 0 : 4) ? [] : ['not four choices']),
  ...textsOf(question).flatMap((text) => {
    const found = noise.exec(text.replaceAll('&=', ''))
    return found ? [`noise "${found[0]}" in: ${text}`] : []
  }),
]

test('there are templates for every subject, each with a name of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(60)
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
  for (const subject of ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Mental Ability'])
    expect(templates.filter((one) => one.subject === subject).length, subject).toBeGreaterThanOrEqual(6)
})

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('gives whole questions with different choices and clean numbers, whatever is drawn', () => {
    for (const number of numbers) {
      const question = questionFrom(template, number)
      expect(faultsOf(question), `${question.id}: ${question.text}`).toEqual([])
    }
  })

  test('has the key that a second way to the result gives', () => {
    const proof = proofs[template.id]
    for (const number of numbers) {
      const { values, draft } = template.write(chanceOf(`${template.id} ${number}`))
      const question = questionFrom(template, number)
      expect(proof?.(values, draft, question), `${question.id}: ${question.text}`).toBe(true)
    }
  })

  test('is set by KaTeX and gives the same question for the same number', () => {
    for (const number of numbers.slice(0, 8)) expect(formulaFaults(questionFrom(template, number))).toEqual([])
    expect(questionFrom(template, 3)).toEqual(questionFrom(template, 3))
    const [first, second, third] = questionsFrom(template, 3)
    expect(first).not.toEqual(second)
    expect(second).not.toEqual(third)
  })
})

test('the right choice is not always in the same place', () => {
  const places = new Set(
    numbers.map((number) => JSON.stringify(questionFrom(templates[0] as (typeof templates)[0], number).key)),
  )
  expect(places.size).toBe(4)
})

describe.each(physicsParagraphs.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('gives a paragraph whose parts are whole and whose keys a second way confirms', () => {
    for (const number of numbers) {
      const { passage, questions } = paragraphFrom(template, number)
      const { values, parts } = template.write(chanceOf(`${template.id} ${number}`))
      expect(noise.exec(passage.text)).toBeNull()
      for (const [index, question] of questions.entries()) {
        expect(question.passage).toBe(passage.id)
        expect(faultsOf(question), question.id).toEqual([])
        expect(formulaFaults(question)).toEqual([])
        const draft = parts[index] as (typeof parts)[number]
        expect(proofs[`${template.id} ${index + 1}`]?.(values, draft, question), question.id).toBe(true)
      }
    }
  })
})
