import { isbot } from 'isbot'
import { expect, test } from 'vitest'
import { isRobot } from './is-robot.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test('says the same again and again, also after more names than are remembered', () => {
  expect(isRobot('')).toBe(true)
  for (let at = 0; at < 1200; at += 1) {
    for (const agent of [phone, robot, `${phone} ${at}`, `${robot} ${at}`]) expect(isRobot(agent)).toBe(isbot(agent))
  }
  expect(isRobot(`${robot} ${'x'.repeat(1000)}`)).toBe(true)
})
