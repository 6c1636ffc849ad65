import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { idsFrom, NextIdContext, useOwnId } from './own-id.ts'

const Field = ({ name }: { name: string }) => {
  const id = useOwnId()
  return (
    <p>
      <label htmlFor={id}>{name}</label>
      <input id={id} />
    </p>
  )
}
const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test('the fields of an island are counted in the order they are drawn', () => {
  const html = renderToString(
    <NextIdContext value={idsFrom('i2-')}>
      <Field name="Your name" />
      <Field name="E-mail" />
    </NextIdContext>,
  )
  expect(ids(html)).toEqual(['i2-0', 'i2-1'])
})

test('outside of an island they have the ids of React', () => {
  const html = renderToString(
    <>
      <Field name="Your name" />
      <Field name="E-mail" />
    </>,
  )
  expect(new Set(ids(html)).size).toBe(2)
})
