import { globSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/run-step.ts'
import { ownFile } from './own-files.ts'

const isTest = (file: string) => file.includes('.test.') || file.includes('/testing/')

test('every import of our own files is found where Node finds it', () => {
  const files = globSync('{apps/server,packages/{api,contract,db,exam,mail,documents}}/src/**/*.ts', {
    cwd: projectRoot,
  }).filter((file) => !isTest(file))
  let known = 0
  const wrong = files.flatMap((file) => {
    const path = `${projectRoot}${file}`
    const { resolve } = createRequire(path)
    const named = readFileSync(path, 'utf8').matchAll(/\b(?:from|import) ?\(?'([^']+)'/g)
    return [...named].flatMap(([, specifier = '']) => {
      const found = ownFile(specifier, pathToFileURL(path).href)
      if (!found) return []
      known += 1
      const right = pathToFileURL(realpathSync(resolve(specifier))).href
      return found === right ? [] : `${file}: ${specifier} is ${right}, not ${found}`
    })
  })
  expect(wrong).toEqual([])
  expect(known).toBeGreaterThan(3000)
})

test('what lies elsewhere is left to Node', () => {
  const here = import.meta.url
  expect(ownFile('hono', here)).toBeUndefined()
  expect(ownFile('./templates/welcome.tsx', here)).toBeUndefined()
  expect(ownFile('@northlight/api/testing/test', here)).toBeUndefined()
  expect(ownFile('@northlight/mail/templates/welcome', here)).toBeUndefined()
  expect(ownFile('./index.ts', 'file:///elsewhere/module.ts')).toBeUndefined()
})
