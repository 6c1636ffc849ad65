/** A small repeatable generator: the same name always gives the same sky. */
const randomFrom = (name: string) => {
  let state = 2166136261
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296
  }
}

const width = 1200
const height = 800

const at = (n: number) => n.toFixed(1)

/**
 * The picture of an entity that has none yet: star trails round one still star and a constellation of its own,
 * in the colours of the house. Only shapes and numbers; the name itself is never written into it.
 */
export const placeholderPicture = (name: string): string => {
  const random = randomFrom(name)
  const pole = { x: width * (0.55 + random() * 0.25), y: height * (0.25 + random() * 0.2) }

  const trails = Array.from({ length: 26 }, () => {
    const radius = 60 + random() * 760
    const from = random() * Math.PI * 2
    const to = from + 0.25 + random() * 0.35
    const point = (angle: number) => `${at(pole.x + radius * Math.cos(angle))} ${at(pole.y + radius * Math.sin(angle))}`
    const opacity = (0.15 + random() * 0.45).toFixed(2)
    const colour = random() < 0.2 ? '#eacf6c' : '#8fa6d6'
    return `<path d="M${point(from)}A${at(radius)} ${at(radius)} 0 0 1 ${point(to)}" stroke="${colour}" stroke-opacity="${opacity}"/>`
  }).join('')

  const stars = Array.from({ length: 5 + Math.floor(random() * 3) }, (_, index) => ({
    x: width * (0.1 + index * 0.075 + random() * 0.04),
    y: height * (0.35 + random() * 0.4),
    size: 4 + random() * 5,
  }))
  const line = stars.map(({ x, y }, index) => `${index ? 'L' : 'M'}${at(x)} ${at(y)}`).join('')
  const dots = stars
    .map(({ x, y, size }) => `<circle cx="${at(x)}" cy="${at(y)}" r="${at(size)}" fill="#fbf8f1"/>`)
    .join('')

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#0e1a33"/><rect y="${height * 0.86}" width="${width}" height="${height * 0.14}" fill="#0a1327"/><g fill="none" stroke-width="2.5" stroke-linecap="round">${trails}</g><path d="${line}" fill="none" stroke="#eacf6c" stroke-width="2.5"/>${dots}<path d="M${at(pole.x)} ${at(pole.y - 26)}l5 21 21 5-21 5-5 21-5-21-21-5 21-5z" fill="#eacf6c"/></svg>`
}
