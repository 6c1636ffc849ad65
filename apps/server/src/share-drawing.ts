import { textOutline, widthOf, wrapText } from '@northlight/documents/lettering'
import { figureOf } from './share-figures.ts'
import type { ShareSubject } from './share-subjects.ts'

export const shareSize = { width: 1200, height: 630 } as const

const left = 84
const textWidth = 800
const pole = { x: 1010, y: 150 }
/** The figure of the page stands below the pole, beside the words. */
const figure = { x: 916, y: 318, scale: 1.9 }

/** Long titles are set smaller, so that nearly all of them fit in three lines. */
const titleSize = (title: string) => (title.length <= 26 ? 92 : title.length <= 48 ? 76 : title.length <= 80 ? 62 : 52)

/** Trails of stars around the pole, each begun a little further round; they end before they reach the words. */
const trails = () =>
  Array.from({ length: 12 }, (_, at) => {
    const radius = 58 + at * 27
    const from = 2.2 + at * 2.4
    const to = from + 0.7 + (at % 3) * 0.5
    const point = (angle: number) =>
      `${(pole.x + radius * Math.cos(angle)).toFixed(1)} ${(pole.y + radius * Math.sin(angle)).toFixed(1)}`
    const opacity = (0.62 - at * 0.04).toFixed(2)
    return `<path d="M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}" stroke-opacity="${opacity}"/>`
  }).join('')

const star = (x: number, y: number, size: number) => {
  const waist = size * 0.15
  const points = [
    [0, -size],
    [waist, -waist],
    [size, 0],
    [waist, waist],
    [0, size],
    [-waist, waist],
    [-size, 0],
    [-waist, -waist],
  ]
  return `<path fill="#eacf6c" d="M${points.map(([dx = 0, dy = 0]) => `${x + dx} ${y + dy}`).join('L')}Z"/>`
}

/** The sky of the demo, with the figure of the page below its pole. */
const sky = ({ title }: ShareSubject) => [
  `<g fill="none" stroke="#eacf6c" stroke-width="2" stroke-linecap="round">${trails()}</g>`,
  star(pole.x, pole.y, 30),
  `<g transform="translate(${figure.x} ${figure.y}) scale(${figure.scale})">${figureOf(title)}</g>`,
]

/** A ruled ground and one bar in the second colour. */
const ruled = () =>
  `<g stroke="#2c3c66" stroke-width="2">${Array.from({ length: 8 }, (_, at) => `<path d="M0 ${70 + at * 60}H1200"/>`).join('')}</g><rect x="1116" width="84" height="630" fill="#eacf6c"/>`

const mark = (x: number, y: number) => `<rect x="${x}" y="${y}" width="28" height="28" rx="7" fill="#eacf6c"/>`

const letters = (text: string, font: 'heading' | 'text' | 'bold', size: number, y: number, ink: string, x = left) =>
  text ? `<path fill="${ink}" d="${textOutline(text, { font, size, x, y })}"/>` : ''

/** 1200 × 630 as SVG; every letter is an outline, so no font is needed to draw it. */
export const shareDrawing = (
  subject: ShareSubject,
  institute: string,
  host: string,
  motif: 'plain' | 'stars',
): string => {
  const size = titleSize(subject.title)
  const lines = wrapText(subject.title, { font: 'heading', size }, textWidth, 3)
  const lineHeight = size * 1.12
  const firstLine = 300 - ((lines.length - 1) * lineHeight) / 2 + size * 0.2
  const facts = subject.fact
    ? wrapText(subject.fact, { font: 'text', size: 28 }, textWidth, lines.length === 3 ? 1 : 2)
    : []
  const { width, height } = shareSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1327"/><stop offset="1" stop-color="#16254a"/></linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    ...(motif === 'stars' ? sky(subject) : [ruled()]),
    letters(subject.label, 'bold', 27, 112, '#eacf6c'),
    ...lines.map((line, at) => letters(line, 'heading', size, firstLine + at * lineHeight, '#f6f1e4')),
    ...facts.map((line, at) =>
      letters(line, 'text', 28, firstLine + (lines.length - 1) * lineHeight + 62 + at * 38, '#b8c3dc'),
    ),
    `<path d="M${left} 540H${width - left}" stroke="#2c3c66" stroke-width="2"/>`,
    motif === 'stars' ? star(left + 14, 580, 14) : mark(left, 566),
    letters(
      wrapText(institute, { font: 'heading', size: 28 }, 640, 1)[0] ?? '',
      'heading',
      28,
      590,
      '#f6f1e4',
      left + 44,
    ),
    letters(host, 'text', 24, 589, '#b8c3dc', width - left - widthOf(host, { font: 'text', size: 24 })),
    '</svg>',
  ].join('')
}
