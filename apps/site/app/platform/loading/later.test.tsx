import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { later } from './later.tsx'

const drawn = (page: React.ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    })
  })

const lines = 'A line of a long text. '.repeat(2000)

test('on the server the part stands in its place, however long, and no script has to move it', async () => {
  let fetched = 0
  const Part = later(async () => {
    fetched += 1
    return ({ words }: { words: string }) => <p>{words}</p>
  })
  const page = (
    <main>
      <h1>Title</h1>
      <Part words={lines} />
      <footer>End</footer>
    </main>
  )
  for (let visit = 0; visit < 2; visit++) {
    const html = await drawn(page)
    expect(html).not.toMatch(/<script|<template/)
    expect(html.replaceAll(/<!--.*?-->/g, '')).toBe(`<main><h1>Title</h1><p>${lines}</p><footer>End</footer></main>`)
  }
  expect(fetched).toBe(1)
})
