/** The few marks everything is drawn with. Each gives a piece of SVG. */
type Attributes = Record<string, string | number | undefined>
export type Point = readonly [number, number]
/** The sheet a picture is drawn on. */
export type Frame = { width: number; height: number }

/** One decimal is finer than any screen shows, and keeps the files small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Writes path data: d`M${x} ${y}h9`. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1]
    return text + (typeof value === 'number' ? short(value) : value) + part
  })

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 100) / 100) : value}"`)
    .join('')

const mark = (name: string, given: Attributes): string => `<${name}${attributes(given)}/>`

/** `opacity` is written only where it is not whole. */
const thin = (opacity?: number) => (opacity === undefined || opacity === 1 ? undefined : opacity)

export const fill = (path: string, colour: string, opacity?: number): string =>
  mark('path', { d: path, fill: colour, opacity: thin(opacity) })

export const stroke = (path: string, colour: string, width: number, opacity?: number, dashes?: string): string =>
  mark('path', {
    d: path,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': dashes,
    opacity: thin(opacity),
  })

export const disc = (x: number, y: number, radius: number, colour: string, opacity?: number): string =>
  mark('circle', { cx: short(x), cy: short(y), r: short(radius), fill: colour, opacity: thin(opacity) })

export const ring = (x: number, y: number, radius: number, colour: string, width: number, opacity?: number): string =>
  mark('circle', {
    cx: short(x),
    cy: short(y),
    r: short(radius),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    opacity: thin(opacity),
  })

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity?: number): string =>
  mark('ellipse', { cx: short(x), cy: short(y), rx: short(rx), ry: short(ry), fill: colour, opacity: thin(opacity) })

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  round = 0,
  opacity?: number,
): string =>
  mark('rect', {
    x: short(x),
    y: short(y),
    width: short(width),
    height: short(height),
    rx: round || undefined,
    fill: colour,
    opacity: thin(opacity),
  })

/** Many dots of one size as one mark: strokes of no length with round ends. */
export const dots = (points: readonly Point[], colour: string, radius: number, opacity?: number): string =>
  stroke(points.map(([x, y]) => d`M${x} ${y}h.1`).join(''), colour, Math.round(radius * 20) / 10, opacity)

export const sheet = (frame: Frame, colour: string): string => box(0, 0, frame.width, frame.height, colour)

export const group = (given: Attributes, ...children: string[]): string =>
  `<g${attributes(given)}>${children.join('')}</g>`

/** Moves a drawing made around the origin to its place; `turn` in degrees, `flip` mirrors it. */
export const at = (x: number, y: number, scale: number, child: string, turn = 0, flip = false): string => {
  const size = scale === 1 && !flip ? '' : `scale(${flip ? `${-scale} ${scale}` : Math.round(scale * 1000) / 1000})`
  const angle = turn === 0 ? '' : `rotate(${short(turn)})`
  return `<g transform="translate(${short(x)} ${short(y)})${angle}${size}">${child}</g>`
}

/** Repeats one drawing; joined so that a list of pieces reads like one. */
export const each = <Item>(items: readonly Item[], piece: (item: Item, index: number) => string): string =>
  items.map(piece).join('')

export const times = (count: number, piece: (index: number) => string): string => each([...Array(count).keys()], piece)

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => d`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

export const around = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

export const arc = (x: number, y: number, radius: number, from: number, to: number): string => {
  const [x1, y1] = around(x, y, radius, from)
  const [x2, y2] = around(x, y, radius, to)
  return d`M${x1} ${y1}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${x2} ${y2}`
}

export const linear = (id: string, stops: readonly (readonly [number, string, number?])[], sideways = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${sideways ? 1 : 0}" y2="${sideways ? 0 : 1}">${stopsOf(stops)}</linearGradient>`

export const radial = (id: string, stops: readonly (readonly [number, string, number?])[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`

const stopsOf = (stops: readonly (readonly [number, string, number?])[]): string =>
  each(stops, ([offset, colour, opacity]) => mark('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))

export const clip = (id: string, path: string, child: string): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${child}</g>`

export const picture = (frame: Frame, body: string, view = `0 0 ${frame.width} ${frame.height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${frame.width}" height="${frame.height}">${body}</svg>`

/** The item of a short list, going round at its end. */
export const nth = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** Points written as plain numbers, x and y in turn: points('0 0 10 5 20 0'). */
export const points = (numbers: string): Point[] => {
  const values = numbers.split(' ').map(Number)
  return Array.from({ length: values.length / 2 }, (_, index) => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0])
}

/** A vector: a line with its point. */
export const arrow = (from: Point, to: Point, colour: string, width = 5): string => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const barbs = [around(to[0], to[1], width * 4.4, angle + 152), to, around(to[0], to[1], width * 4.4, angle - 152)]
  return stroke(line([from, to]) + line(barbs), colour, width)
}
