// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { tellTyped } from './tell-typed.ts'

let heard: string[]

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="name"><input name="city" value="Mysuru"><textarea name="detail"></textarea>
    <select name="campus"><option value="" selected>Choose</option><option>Hubballi</option></select>
    <select name="plain"><option>First</option><option>Second</option></select>
    <input type="radio" name="pay" value="full" checked><input type="radio" name="pay" value="parts">
    <input type="checkbox" name="news" checked><input type="checkbox" name="terms">
  </form>`
  heard = []
  for (const type of ['input', 'change', 'click'])
    document.querySelector('form')?.addEventListener(type, ({ target }) => {
      const { name, value } = target as HTMLInputElement
      heard.push(`${type} ${name}${type === 'click' ? ` ${value}` : ''}`)
    })
})

const control = <Kind extends HTMLElement = HTMLInputElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

test('of a form that nobody has touched nothing is told', () => {
  tellTyped(document.body)
  expect(heard).toEqual([])
})

test('a text is told as typed, and stays as it is', () => {
  control('[name=name]').value = 'Asha'
  tellTyped(document.body)
  expect(heard).toEqual(['input name', 'change name'])
  expect(control('[name=name]').value).toBe('Asha')
})

test('a choice from a list is told', () => {
  control<HTMLSelectElement>('[name=campus]').value = 'Hubballi'
  tellTyped(document.body)
  expect(heard).toEqual(['input campus', 'change campus'])
})

test('a radio button that was chosen is clicked, so that React hears of it, and stays chosen', () => {
  control('[value=parts]').checked = true
  tellTyped(document.body)
  expect(heard).toContain('click pay parts')
  expect(heard).not.toContain('click pay full')
  expect(control('[value=parts]').checked).toBe(true)
})

test('a tick that was made or taken away is clicked and stays', () => {
  control('[name=news]').checked = false
  control('[name=terms]').checked = true
  tellTyped(document.body)
  expect(heard.filter((line) => line.startsWith('click'))).toEqual(['click news on', 'click terms on'])
  expect([control('[name=news]').checked, control('[name=terms]').checked]).toEqual([false, true])
})
