import { expect, test } from 'vitest'
import { settingNames } from './environment.ts'
import { unknownSettings } from './unknown-settings.ts'

test.each([
  ['SMPT_URL', 'SMPT_URL is not known here: did you mean SMTP_URL?'],
  ['DATABSE_URL', 'DATABSE_URL is not known here: did you mean DATABASE_URL?'],
  ['RAZORPAY_KEYID', 'RAZORPAY_KEYID is not known here: did you mean RAZORPAY_KEY_ID?'],
  ['TWILIO_REGION', 'TWILIO_REGION is not known here, and is ignored.'],
])('%s is named at the start, and its value is not', (name, sentence) => {
  expect(unknownSettings({ [name]: 'smtp://user:secret@host' })).toEqual([sentence])
})

test('what other programs set, what is empty and what is known is passed over', () => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'TERM', 'USER', 'POST', 'LANG', 'AWS_PROFILE', 'NODE_ENV', 'npm_config_x']
  expect(unknownSettings(Object.fromEntries([...others, ...settingNames].map((name) => [name, 'x'])))).toEqual([])
  expect(unknownSettings({ SMPT_URL: '' })).toEqual([])
})
