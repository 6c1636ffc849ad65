import { expect, test } from 'vitest'
import { addressIn, hasLanguages } from './campaign-paths.ts'
import { isTranslated, languageOf, pathIn, withoutLanguage } from './language-paths.ts'

test('the language is the first part of an address, and nothing that only begins like it', () => {
  expect(['/kn', '/kn/fees', '/hi?class=9', '/kn#courses'].map(languageOf)).toEqual(['kn', 'kn', 'hi', 'kn'])
  expect(['/', '/fees', '/knowledge-desk', '/hindi', '/history/courses/x'].map(languageOf)).toEqual(
    Array.from({ length: 5 }, () => 'en'),
  )
})

test('a link keeps the language where the page exists in it, and leads to the English page where not', () => {
  expect(pathIn('kn', '/')).toBe('/kn')
  expect(pathIn('kn', '/#courses')).toBe('/kn#courses')
  expect(pathIn('kn', '/?class=9#courses')).toBe('/kn?class=9#courses')
  expect(pathIn('hi', '/fees?campus=mysuru')).toBe('/hi/fees?campus=mysuru')
  expect(pathIn('hi', '/mysuru/courses/neet#enrol')).toBe('/hi/mysuru/courses/neet#enrol')
  expect(pathIn('kn', '/knowledge-desk/sleep')).toBe('/knowledge-desk/sleep')
  expect(pathIn('kn', '/admission/register?sitting=a')).toBe('/kn/admission/register?sitting=a')
  expect(pathIn('kn', '/admission/application')).toBe('/admission/application')
  expect(pathIn('kn', '/about-us')).toBe('/about-us')
})

test('a page changes its language, and back', () => {
  expect(pathIn('hi', '/kn/admission')).toBe('/hi/admission')
  expect(pathIn('en', '/kn/admission?category=neet')).toBe('/admission?category=neet')
  expect(pathIn('en', '/kn')).toBe('/')
  expect(withoutLanguage('/kn?class=9')).toBe('/?class=9')
})

test('an address typed in capitals or with a slash at its end is the same page', () => {
  expect(languageOf('/KN/fees')).toBe('kn')
  expect(withoutLanguage('/Hi/fees')).toBe('/fees')
  expect(isTranslated('/kn/fees/')).toBe(true)
  expect(isTranslated('/')).toBe(true)
})

test('a campaign, whose address only the database knows, has every language for those who ask for it', () => {
  expect(addressIn('kn', '/aptitude-test?from=a')).toBe('/kn/aptitude-test?from=a')
  expect(addressIn('en', '/hi/aptitude-test')).toBe('/aptitude-test')
  expect(addressIn('hi', '/kn')).toBe('/hi')
  expect(addressIn('hi', '/about-us')).toBe('/about-us')
  expect(['/aptitude-test', '/fees', '/about-us', '/robots.txt', '/events/open-day'].map(hasLanguages)).toEqual([
    ...[true, true, false, false, false],
  ])
})

test('anchors, telephones and other sites stay as they are', () => {
  for (const to of ['#enrol', 'tel:+919845000100', 'https://example.com/fees', '//example.com', ''])
    expect([pathIn('kn', to), addressIn('kn', to)]).toEqual([to, to])
})

test('forms are answered in every language, what needs an account is not', () => {
  expect(isTranslated('/kn/sent/contact-form')).toBe(true)
  expect(isTranslated('/auth/sign-in')).toBe(false)
  expect(isTranslated('/admission/online-tests/x')).toBe(false)
})
