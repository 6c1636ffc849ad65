import { expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

const steps = () => ({
  check: vi.fn(async () => ({})),
  post: vi.fn(async () => 'stored'),
  onRefused: vi.fn(),
  onFailed: vi.fn(),
  onStored: vi.fn(),
})

test('a form that was stored never counts as failed, whatever its page does afterwards', async () => {
  const [sending, one] = [{ current: false }, steps()]
  one.onStored.mockImplementation(() => {
    throw new Error('The page broke.')
  })
  await expect(sendForm(sending, one)).rejects.toThrow('The page broke.')
  expect(one.onFailed).not.toHaveBeenCalled()
  expect(sending.current).toBe(false)
})

test.each([
  ['checked', { check: () => Promise.reject(new Error('broken rule')) }],
  ['posted', { post: () => Promise.reject(new Error('unreachable')) }],
])('a form that breaks while it is %s is told as failed and can be sent again', async (_when, broken) => {
  const [sending, one] = [{ current: false }, steps()]
  await sendForm(sending, { ...one, ...broken })
  expect(one.onFailed).toHaveBeenCalledOnce()
  await sendForm(sending, one)
  expect(one.onStored).toHaveBeenCalledExactlyOnceWith('stored')
})

test('complaints of our own rules stop it before it is sent', async () => {
  const one = steps()
  await sendForm({ current: false }, { ...one, check: async () => ({ name: ['Please write a name.'] }) })
  expect(one.onRefused).toHaveBeenCalledExactlyOnceWith({ name: ['Please write a name.'] })
  expect(one.post).not.toHaveBeenCalled()
})

test('pressed twice, it is sent once', async () => {
  const [sending, one] = [{ current: false }, steps()]
  await Promise.all([sendForm(sending, one), sendForm(sending, one)])
  expect(one.post).toHaveBeenCalledOnce()
  expect(one.onStored).toHaveBeenCalledOnce()
})
