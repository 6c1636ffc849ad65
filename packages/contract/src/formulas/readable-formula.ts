/** Signs that TeX spells out and everybody can read. */
const signs = new Map(
  Object.entries({
    ...{ times: '×', cdot: '·', div: '÷', pm: '±', mp: '∓', approx: '≈', sim: '~', equiv: '≡', propto: '∝' },
    ...{ le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', ll: '≪', gg: '≫', lt: '<', gt: '>' },
    ...{ to: '→', rightarrow: '→', longrightarrow: '→', Rightarrow: '⇒', implies: '⇒', rightleftharpoons: '⇌' },
    ...{ int: '∫', sum: '∑', infty: '∞', partial: '∂', nabla: '∇', circ: '°', degree: '°', ldots: '…', cdots: '…' },
    ...{ in: '∈', cup: '∪', cap: '∩', mid: '|', lvert: '|', rvert: '|', prime: '′', angle: '∠', perp: '⊥' },
    ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', varepsilon: 'ε', zeta: 'ζ', eta: 'η' },
    ...{ theta: 'θ', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ' },
    ...{ phi: 'φ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω', ell: 'ℓ' },
    ...{ Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Sigma: 'Σ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω' },
  }),
)

const raised = new Map([...'0123456789+-n'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][at] ?? sign]))
const lowered = new Map([...'0123456789+-'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] ?? sign]))

const shifted = (text: string, signs: Map<string, string>, mark: string) => {
  const plain = text.replaceAll(' ', '')
  if ([...plain].every((sign) => signs.has(sign))) return [...plain].map((sign) => signs.get(sign)).join('')
  return plain.length === 1 ? mark + plain : `${mark}(${text.trim()})`
}

const part = (text: string) => (/^(?:[^\s+\-=]*|√\([^()]*\))$/.test(text.trim()) ? text.trim() : `(${text.trim()})`)

/** What stands in braces is settled from the inside outwards. */
const settled = (tex: string): string =>
  tex
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, above, below) => `${part(above)}/${part(below)}`)
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, inside) => `√${part(inside)}`)
    .replace(/\\(?:text|mathrm|mathbf|mathit|operatorname|vec|overline|bar|hat|overset|underset)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\^\{([^{}]*)\}/g, (_, inside) => shifted(inside, raised, '^'))
    .replace(/_\{([^{}]*)\}/g, (_, inside) => shifted(inside, lowered, '_'))

/**
 * A formula as one line of text, for those who see none: search results, summaries, mails. Not exact typesetting:
 * what cannot be said on a line loses its backslashes and braces.
 */
export const readableFormula = (tex: string): string => {
  let text = tex
    .replace(/\\(?:left|right|displaystyle|limits)(?![A-Za-z])/g, '')
    .replace(/\\[,;:!> ]|\\q?quad(?![A-Za-z])|~/g, ' ')
    .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '$1/$2')
    .replace(/\^\s*(?:\{\s*\\circ\s*\}|\\circ(?![A-Za-z]))/g, '°')
    .replace(/\\([A-Za-z]+)(\s*)/g, (whole, name: string, space: string) => {
      const sign = signs.get(name)
      if (!sign) return whole
      // In TeX the space behind a letter only ends its name; around what joins two sides one is wanted.
      if (/\p{L}/u.test(sign)) return sign
      return /[×÷±∓≈~≡∝≤≥≠≪≫<>→⇒⇌∈∪∩]/.test(sign) ? ` ${sign} ` : sign + space
    })
  for (let before = ''; before !== text; ) {
    before = text
    text = settled(text)
  }
  return text
    .replace(/\^(\S)/g, (_, sign: string) => shifted(sign, raised, '^'))
    .replace(/_(\d)/g, (_, sign: string) => shifted(sign, lowered, '_'))
    .replace(/\\([A-Za-z]+)/g, ' $1 ')
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
