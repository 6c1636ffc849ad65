import { describe, expect, test } from 'vitest'
import { usualPlaces } from './chromium.ts'
import { fontConfiguration, lastLine } from './install-chromium.ts'

describe('where Chromium is looked for', () => {
  test('on the path, by every name it goes by, the best first', () => {
    expect(usualPlaces('linux', '/usr/bin::/opt/bin', '/home/asha')).toEqual([
      '/usr/bin/chromium-headless-shell',
      '/opt/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/opt/bin/chromium',
      '/usr/bin/chromium-browser',
      '/opt/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/opt/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/opt/bin/google-chrome-stable',
    ])
  })

  test('on a Mac also among the applications of the machine and of the user', () => {
    const places = usualPlaces('darwin', '', '/Users/asha')
    expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    expect(places).toContain('/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium')
  })

  test('nowhere when there is no path', () => {
    expect(usualPlaces('linux', '', '/home/asha')).toEqual([])
  })
})

test('the fonts that came with the packages are found beside those of the machine', () => {
  const text = fontConfiguration('/home/a&b/chromium', '/home/a&b/chromium/root')
  expect(text).toContain('<dir>/usr/share/fonts</dir>')
  expect(text).toContain('<dir>/home/a&amp;b/chromium/root/usr/share/fonts</dir>')
})

test.each([
  [
    { stderr: 'Reading lists\nE: Unable to locate package chromium\n', message: 'x' },
    'E: Unable to locate package chromium',
  ],
  [{ stderr: 'Error: getaddrinfo ENOTFOUND\n  code: "x"\n}\n', message: 'x' }, 'code: "x"'],
  [{ stderr: '', message: 'spawn apt-get ENOENT' }, 'spawn apt-get ENOENT'],
])('the reason of a failed program is its last line with words', (error, expected) => {
  expect(lastLine(error)).toBe(expected)
})
