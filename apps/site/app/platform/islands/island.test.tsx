import { createContext, type ReactElement, use, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawIslandContext, island } from './island.tsx'

const Campus = createContext('none')

const FormView = ({ label }: { label: string }) => {
  const id = useId()
  const [typed] = useState('')
  return <input id={id} aria-label={`${label}, ${use(Campus)}`} defaultValue={typed} />
}
const Form = island('form', FormView)

function Part({ name, children }: { name: string; children?: ReactElement }) {
  const id = useId()
  const campus = use(Campus)
  const [shown] = useState(() => `${name} in ${campus}`)
  return (
    <section id={id}>
      <h2>{shown}</h2>
      {children}
      <p>{use(Campus)}</p>
    </section>
  )
}

let drawn = 0
const draw = (form: () => ReactElement) => {
  const prefix = `i${drawn++}-`
  return { html: renderToString(form(), { identifierPrefix: prefix }), prefix }
}

test('an island is a root of its own in the middle of a page, which goes on behind it as if nothing had been', () => {
  const html = renderToString(
    <DrawIslandContext value={draw}>
      <Campus value="Mysuru">
        <Part name="Fees">
          <Form label="E-mail" />
        </Part>
        <Form label="Mobile" />
        <Part name="Contact" />
      </Campus>
    </DrawIslandContext>,
  )
  // Nothing of the page reaches into it: in the browser there is no page around it.
  expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    'E-mail, none',
    'Mobile, none',
  ])
  expect([...html.matchAll(/data-props="([^"]+)"/g)].map(([, props]) => props)).toEqual([
    '{&quot;label&quot;:&quot;E-mail&quot;}',
    '{&quot;label&quot;:&quot;Mobile&quot;}',
  ])
  expect([...html.matchAll(/<(?:h2|p)>([^<]+)/g)].map(([, text]) => text)).toEqual([
    ...['Fees in Mysuru', 'Mysuru'],
    ...['Contact in Mysuru', 'Mysuru'],
  ])
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(4)
})

test('where nobody draws it apart it is the component itself', () => {
  expect(renderToString(<Form label="E-mail" />)).toBe(renderToString(<FormView label="E-mail" />))
})
