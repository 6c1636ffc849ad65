import { expect } from 'vitest'
import { recordSteps } from '../../../testing/record-steps.ts'
import { test } from '../../../testing/records.ts'
import { lookForFindings } from './look.ts'

test('a dead link is found on what is live, stands on today, and is gone when it is mended', async ({
  office,
  ctx,
}) => {
  const asha = office.as(office.editor)
  const { live, make, save, publish } = recordSteps(asha, 'articles')
  const gone = '<p><a href="/knowledge-desk/no-such-article">See</a></p>'
  const id = await live({ description: gone })
  await make({ name: 'Nobody sees it', description: gone })
  await lookForFindings.run(ctx, {})
  expect((await asha.get('/office/findings?filter[kind]=dead-link')).body).toMatchObject({
    data: [{ resource: 'articles', record_id: id, detail: '/knowledge-desk/no-such-article' }],
  })
  expect((await asha.get('/office/today')).body.blocks).toContainEqual(
    expect.objectContaining({ key: 'findings', count: 1 }),
  )
  await save(id, { description: '<p>Mended.</p>' })
  await publish(id)
  await lookForFindings.run(ctx, {})
  expect((await asha.get('/office/findings')).body).toMatchObject({ data: [] })
})
