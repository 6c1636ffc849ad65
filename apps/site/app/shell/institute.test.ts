import { expect, test } from 'vitest'
import { telephoneLink, whatsappLink } from './institute.ts'

test('a number is dialled with the country in front, whatever way it is written', () => {
  expect(telephoneLink('080 4000 0100')).toBe('tel:+918040000100')
  expect(telephoneLink('+91 80 4000 0100')).toBe('tel:+918040000100')
  expect(telephoneLink('918040000100')).toBe('tel:+918040000100')
  expect(telephoneLink('90000 00100')).toBe('tel:+919000000100')
})

test('WhatsApp takes a number or a ready address', () => {
  expect(whatsappLink('90000 00100')).toBe('https://wa.me/919000000100')
  expect(whatsappLink('https://example.test/wa')).toBe('https://example.test/wa')
})
