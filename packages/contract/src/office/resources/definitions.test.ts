import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generalPages } from '../../content/general-pages.ts'
import { PageText, pageTextRecords } from '../../content/page-texts.ts'
import { resourceSchemas } from '../resource-schemas.ts'
import { resources } from './list.ts'

/** Every file that a file leads to by imports that are there when the program runs. */
const reached = async (file: string, seen = new Set<string>()): Promise<Set<string>> => {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.ts')) return seen
  const text = await readFile(file, 'utf8')
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\s+(?!type\s)[^'"]*from '([^']+)'/gm))
    await reached(from.startsWith('.') ? fileURLToPath(new URL(from, `file://${file}`)) : from, seen)
  return seen
}

test('the definitions are data: the office draws from them without the schemas', async () => {
  expect([...(await reached(fileURLToPath(new URL('./list.ts', import.meta.url))))]).not.toContain('zod')
})

test('schemas stand beside types that there are, under columns that they have', () => {
  for (const [name, schemas] of Object.entries(resourceSchemas)) {
    const fields = Object.entries(resources.find((one) => one.name === name)?.fields ?? {})
    for (const column of Object.keys(schemas))
      expect(
        fields.some(([field, { at = field }]) => at.split('.')[0] === column),
        `${name}.${column}`,
      ).toBe(true)
  }
})

test('general pages are those with the general text', () => {
  const general = Object.entries(pageTextRecords).filter(([, schema]) => schema === (PageText as unknown))
  expect([...generalPages].sort()).toEqual(general.map(([slug]) => slug).sort())
})
