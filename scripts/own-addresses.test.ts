// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of source code
import { expect, test } from 'vitest'
import { addressesWrittenOut } from './own-addresses.ts'

const some = 'apps/site/app/routes/some.tsx'

test.for([
  'const path = `/events/${event.slug}`',
  'const path = `${siteUrl}/online-tests/${slug}/report`',
  '<Link to={`/admission/online-tests/${test.slug}`}>',
  'const back = `/profile/children/${id}`',
])('%s is found, with its line', (source) => {
  expect(addressesWrittenOut(`\n\n${source}`, some)).toEqual([
    expect.stringMatching(
      /^apps\/site\/app\/routes\/some\.tsx:3 writes `\/.*use a function of apps\/site\/app\/platform\/paths\/paths\.ts$/,
    ),
  ])
})

test.for([
  ['a call of the API', "client.get('/event/{slug}')"],
  ['a page without a part that is stored', "const path = '/online-tests'"],
  ['what lies below an address made elsewhere', 'const path = `${testPath(slug)}/report`'],
] as const)('%s is left alone', ([, source]) => {
  expect(addressesWrittenOut(source, some)).toEqual([])
})

test('they are made in one place', () => {
  const source = 'const eventPath = (slug: string) => `/events/${own(slug)}`'
  expect(addressesWrittenOut(source, 'apps/site/app/platform/paths/paths.ts')).toEqual([])
})
