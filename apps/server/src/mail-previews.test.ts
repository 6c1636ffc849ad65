import './tsx.ts'
import { expect, test } from 'vitest'
import { mailPreviews } from './mail-previews.ts'

test('lists every mail, and shows one as HTML and as text', async () => {
  const list = await (await mailPreviews('/design/mails'))?.text()
  expect(list).toContain('/design/mails/parent-consent.html')
  const html = await (await mailPreviews('/design/mails/parent-consent.html'))?.text()
  expect(html).toContain('We need your agreement')
  const text = await (await mailPreviews('/design/mails/parent-consent.txt'))?.text()
  expect(text).toContain('204060')
})

test('knows nothing else', async () => {
  expect(await mailPreviews('/design/mails/no-such-mail.html')).toBeUndefined()
  expect(await mailPreviews('/design/mails/../secrets.html')).toBeUndefined()
  expect(await mailPreviews('/design')).toBeUndefined()
})
