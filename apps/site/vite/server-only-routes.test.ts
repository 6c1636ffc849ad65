import { expect, test } from 'vitest'
import { readingRoutes } from './pages.ts'
import { stubModule } from './server-only-routes.ts'

test('a reading page in the browser has the exports that the router takes, and nothing behind them', () => {
  const source = `import { Faq } from '../faq.tsx'
export const meta = () => []
export const loader = () => null
export const shouldRevalidate = () => false
export default function FaqPage() {
  return <Faq />
}`
  expect(stubModule(source).split('\n')).toEqual([
    'export default () => (location.reload(), null)',
    'export const meta = undefined',
    'export const shouldRevalidate = undefined',
  ])
})

test('no application page is among them', () => {
  expect(readingRoutes).toContain('routes/reading/faq.tsx')
  expect(readingRoutes).not.toContain('root.tsx')
  expect(readingRoutes).not.toContain('shell/shell.tsx')
  expect(readingRoutes).not.toContain('routes/account/profile.tsx')
})
