// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { markCurrent } from './mark-current.ts'

const header = document.createElement('div')
beforeEach(() => {
  header.innerHTML = `
    <nav data-main-menu><ul>
      <li class="menu-item"><button data-top data-current>Courses</button><div><a href="/admission" aria-current="page">Admission</a></div></li>
      <li class="menu-item"><button data-top>Knowledge Desk</button><div><a href="/online-tests">Online Tests</a></div></li>
    </ul></nav>
    <nav aria-label="Menu"><a href="/">Home</a><a href="/search">Search</a></nav>`
})
const current = () => [...header.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
const marked = () => [...header.querySelectorAll('[data-current]')].map(({ textContent }) => textContent)

test('the header follows a page that was changed in place', () => {
  markCurrent(header, '/online-tests/mock-1/report')
  expect(current()).toEqual(['Online Tests'])
  expect(marked()).toEqual(['Knowledge Desk'])
})

test('home is not the beginning of every address', () => {
  markCurrent(header, '/search')
  expect(current()).toEqual(['Search'])
  expect(marked()).toEqual([])
})
