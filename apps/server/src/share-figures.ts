/** Figures everyone can find in the sky, on a field of a hundred by a hundred: the stars in the order of the line. */
const figures = [
  // The Plough
  '4 30 24 24 40 36 58 44 64 66 92 70 96 46 58 44',
  // Cassiopeia
  '6 34 28 66 48 40 70 62 94 26',
  // The Little Bear
  '8 20 22 34 38 46 56 52 62 74 86 70 78 46 56 52',
  // Orion
  '26 8 38 46 30 92 68 88 60 44 76 12 26 8',
  // Cygnus
  '50 4 48 34 12 46 48 34 84 22 48 34 44 92',
  // Lyra
  '50 10 40 32 58 36 66 82 46 78 40 32',
  // Leo
  '88 82 70 56 30 60 8 74 30 60 26 36 38 20 54 12',
  // Scorpius
  '10 20 24 34 38 40 50 58 56 80 74 92 92 82 88 68',
]

const pointsOf = (line: string) => {
  const numbers = line.split(' ').map(Number)
  return Array.from(
    { length: numbers.length / 2 },
    (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0] as const,
  )
}

/** One figure for each name, always the same for the same name, so that two shared links do not look alike. */
export const figureOf = (name: string): string => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  const points = pointsOf(figures[sum % figures.length] ?? '')
  const line = points.map((point) => point.join(' ')).join('L')
  const stars = [...new Set(points.map((point) => point.join(' ')))].map((point, at) => {
    const [x, y] = point.split(' ')
    return `<circle cx="${x}" cy="${y}" r="${at % 3 === 1 ? 3.4 : 2.2}"/>`
  })
  return `<path d="M${line}" fill="none" stroke="#dfe7f7" stroke-opacity=".4" stroke-width="1"/><g fill="#dfe7f7">${stars.join('')}</g>`
}
