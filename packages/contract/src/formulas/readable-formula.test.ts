import { expect, test } from 'vitest'
import { readableFormula } from './readable-formula.ts'

const lines: [tex: string, text: string][] = [
  ['\\Delta U = Q - W', 'ΔU = Q - W'],
  ['a = -\\omega^2x', 'a = -ω²x'],
  ['\\tfrac14', '1/4'],
  ['2\\times3\\approx 6', '2 × 3 ≈ 6'],
  ['\\dfrac{a+b}{2}', '(a+b)/2'],
  ['\\frac{\\sqrt{x+1}}{v_{0}}', '√(x+1)/v₀'],
  ['3.0 \\times 10^{8}\\,\\mathrm{m\\,s^{-1}}', '3.0 × 10⁸ m s⁻¹'],
  ['\\sin 30^\\circ = \\tfrac{1}{2}', 'sin 30° = 1/2'],
  ['v_x \\le x^{n+1} + x^{a+b}', 'v_x ≤ xⁿ⁺¹ + x^(a+b)'],
  ['\\unknown{x}', 'unknown x'],
  ['\\constructor{x}', 'constructor x'],
  ['{{{', ''],
]
test.for(lines)('%s reads %s', ([tex, text]) => {
  expect(readableFormula(tex)).toBe(text)
})
