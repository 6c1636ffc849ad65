import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { styleSheets } from '../app/style-sheets.ts'
import { sourcesOf } from './style-sheets.ts'

const has = (sheet: string, file: string) => sourcesOf(sheet).some((path) => path.endsWith(file))

test('a sheet looks into its pages, what surrounds them, and what they load later', () => {
  expect(has('contact', 'app/routes/institute/contact-us.tsx')).toBe(true)
  expect(has('contact', 'app/shell/header/header.tsx')).toBe(true)
  expect(has('contact', 'app/features/institute/contact/contact-form.tsx')).toBe(true)
  expect(has('contact', 'app/features/institute/contact/campus-map.tsx')).toBe(true)
  expect(has('exam', 'packages/ui/src/classes.ts')).toBe(true)
})

test('and into no others', () => {
  expect(has('home', 'app/features/online-tests/exam/start/exam-page.tsx')).toBe(false)
  expect(has('exam', 'app/features/home/hero.tsx')).toBe(false)
  expect(has('exam', 'app/shell/header/header.tsx')).toBe(false)
  expect(has('exam', 'packages/ui/src/kit/toaster.tsx')).toBe(true)
})

test('every sheet is whole: it begins with the same ground', () => {
  for (const name of Object.keys(styleSheets))
    expect(readFileSync(new URL(`../app/styles/${name}.css`, import.meta.url), 'utf8')).toContain('./ground.css')
})
