import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const facesIn = (sheet: string) =>
  [...readFileSync(new URL(sheet, import.meta.url), 'utf8').matchAll(/@font-face\s*\{([^}]+)\}/g)].map(
    ([, rules = '']) => ({
      family: /font-family: "([^"]+)"/.exec(rules)?.[1],
      weight: /font-weight: ([^;]+);/.exec(rules)?.[1],
    }),
  )

test('all files of a family have the same weights: a browser takes no letter from one that differs', () => {
  for (const sheet of ['./kannada.css', './hindi.css']) {
    const faces = [...facesIn('./faces.css'), ...facesIn(sheet)]
    for (const family of ['Inter', 'Fraunces']) {
      const own = faces.filter((face) => face.family === family)
      expect(own.length).toBeGreaterThanOrEqual(3)
      expect(new Set(own.map(({ weight }) => weight)).size, family).toBe(1)
    }
  }
})

test('no width is counted in ch: until the face has come one is half an em, and lines would break anew', () => {
  const roots = ['apps/site/app', 'apps/office/app', 'packages/ui/src'].map(
    (path) => new URL(`../../../../${path}/`, import.meta.url),
  )
  const inLetters = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|tsx)$/.test(name))
      .filter((name) => /\b\d+ch\b/.test(readFileSync(new URL(name, root), 'utf8'))),
  )
  expect(inLetters).toEqual([])
})
