import type { RouterContextProvider } from 'react-router'
import { load } from '../../../platform/api/load.ts'
import { familyAt } from './test-family.ts'

/** What the page is called before the report has arrived. Admission tests are not public, so they have no name yet. */
export const testNameFor = async (context: Readonly<RouterContextProvider>, pathname: string, slug: string) => {
  if (familyAt(pathname).root !== '/tests/{slug}') return 'Admission test'
  const { test } = await load(context, (client) => client.get('/tests/{slug}', { params: { slug } }))
  return test.name
}
