import type { WebsiteDetailView } from '@northlight/contract/content'
import { expect, test } from 'vitest'
import { instituteOf, telephoneLink, whatsappLink } from './institute.ts'

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

test('a logo that the institute has not given is left to the drawn mark', () => {
  const general = { website_name: 'Northlight Academy', website_logo: 'http://localhost:3000/storage/drawn/logo.svg' }
  expect(instituteOf(general as WebsiteDetailView).logo).toBe('')
  const own = { ...general, website_logo: 'http://localhost:3000/storage/media/logo.png' }
  expect(instituteOf(own as WebsiteDetailView).logo).toBe('/storage/media/logo.png')
})

test('only numbers that exist are shown', () => {
  const general = { phone: '080 4000 0100', phone_2: null, phone_label: 'Office' }
  expect(instituteOf(general as WebsiteDetailView).phones).toEqual([{ number: '080 4000 0100', label: 'Office' }])
})
