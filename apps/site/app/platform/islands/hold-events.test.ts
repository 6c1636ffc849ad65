// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { type Begun, holdEvents } from './hold-events.ts'

let box: HTMLElement
let form: HTMLFormElement
let button: HTMLButtonElement

beforeEach(() => {
  document.body.innerHTML =
    '<div id="box"><form method="post"><input name="email"><button>Send</button></form><button type="button" id="open">Open</button><button type="button" popovertarget="menu" id="menu-button">Menu</button></div>'
  const found = document.getElementById('box')
  const [theForm, theButton] = [found?.querySelector('form'), found?.querySelector<HTMLButtonElement>('#open')]
  if (!found || !theForm || !theButton) throw new Error('the document is not what it should be')
  box = found
  form = theForm
  button = theButton
})

const press = (target: HTMLElement) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}
const send = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(event)
  return event
}

test('a press is held until the island lives, and then made once', async () => {
  const begun = Promise.withResolvers<Begun>()
  const held = holdEvents(box, () => begun.promise)
  const pressed = vi.fn()
  expect(press(button).defaultPrevented).toBe(true)
  button.addEventListener('click', pressed)
  press(button)
  expect(pressed).not.toHaveBeenCalled()
  held.stop()
  begun.resolve('alive')
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})

test('a form that was sent too early is sent by the island, once', async () => {
  const begun = Promise.withResolvers<Begun>()
  holdEvents(box, () => begun.promise)
  const [asked, posted] = [vi.spyOn(form, 'requestSubmit'), vi.spyOn(form, 'submit')]
  asked.mockImplementation(() => undefined)
  expect(send().defaultPrevented).toBe(true)
  send()
  begun.resolve('alive')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(posted).not.toHaveBeenCalled()
})

test('a form whose island never lives is posted by the browser', async () => {
  holdEvents(box, async () => 'failed')
  const posted = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
  send()
  await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce())
})

test('offline nothing is sent: whoever pressed presses again', async () => {
  const begin = vi.fn(async (): Promise<Begun> => 'offline')
  holdEvents(box, begin)
  const posted = vi.spyOn(form, 'submit').mockImplementation(() => undefined)
  send()
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  await Promise.resolve()
  send()
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2))
  expect(posted).not.toHaveBeenCalled()
})

test('what the browser answers by itself is left to it', () => {
  const begin = vi.fn(async (): Promise<Begun> => 'alive')
  holdEvents(box, begin)
  expect(press(box.querySelector<HTMLElement>('#menu-button') ?? box).defaultPrevented).toBe(false)
  const inNewTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  button.dispatchEvent(inNewTab)
  expect(inNewTab.defaultPrevented).toBe(false)
  expect(begin).not.toHaveBeenCalled()
})
