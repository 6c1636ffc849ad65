import { expect, test } from 'vitest'
import { sharePicture } from './share-picture.ts'

test.each([
  ['/', '/share/page/home.png'],
  ['/about-us', '/share/page/about-us.png'],
  ['/admission/puc?x=1', '/share/page/admission/puc.png'],
  ['/knowledge-desk/sleep', '/share/article/sleep.png'],
  ['/knowledge-desk', '/share/page/knowledge-desk.png'],
  ['/expert-tips/limits', '/share/tip/limits.png'],
  ['/events/open-day', '/share/event/open-day.png'],
  ['/online-tests/jee', '/share/test/jee.png'],
  ['/achievers/neet', '/share/achievers/neet.png'],
  ['/legal/privacy-policy', '/share/legal/privacy-policy.png'],
  ['/mysuru/courses/neet', '/share/course/mysuru/neet.png'],
])('%s is shared with %s', (path, picture) => {
  expect(sharePicture(path)).toBe(picture)
})
