import { integrate, isNumber, judged, matched, type Proof } from './proof.ts'

/** Where a stone thrown at the origin comes down again, found by bisection on its height. */
const landing = (speed: number, angle: number): number => {
  const radians = (angle * Math.PI) / 180
  const height = (t: number) => speed * Math.sin(radians) * t - 5 * t * t
  let [low, high] = [0.01, 30]
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (height(middle) > 0) low = middle
    else high = middle
  }
  return speed * Math.cos(radians) * low
}

/** Exponents of mass, length and time. */
type Dimension = [number, number, number]
const product = (...all: Dimension[]): Dimension =>
  all.reduce(([m, l, t], [a, b, c]): Dimension => [m + a, l + b, t + c], [0, 0, 0])
const over = ([m, l, t]: Dimension): Dimension => [-m, -l, -t]
const [mass, length, time]: Dimension[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as [Dimension, Dimension, Dimension]
const [m, l, t] = [mass, length, time] as [Dimension, Dimension, Dimension]
const speed = product(l, over(t))
const force = product(m, speed, over(t))
const area = product(l, l)
const energy = product(force, l)

/** From the formula that defines each quantity. */
const defined: Record<string, Dimension> = {
  Pressure: product(force, over(area)),
  Power: product(energy, over(t)),
  'Surface tension': product(force, over(l)),
  'Angular momentum': product(l, m, speed),
  'Gravitational constant': product(force, area, over(m), over(m)),
  'Coefficient of viscosity': product(force, l, over(area), over(speed)),
  Torque: product(force, l),
  Momentum: product(m, speed),
  'Intensity of a wave': product(energy, over(t), over(area)),
}

const readDimension = (text: string): string => {
  const power = (letter: string) => {
    const [, raised] = new RegExp(`${letter}(?:\\^(?:\\{(-?\\d)\\}|(\\d)))?`).exec(text) ?? []
    const [, , single] = new RegExp(`${letter}(?:\\^(?:\\{(-?\\d)\\}|(\\d)))?`).exec(text) ?? []
    return text.includes(letter) ? Number(raised ?? single ?? 1) : 0
  }
  return [power('M'), power('L'), power('T')].join()
}

const shmStatement = (
  text: string,
  { amplitude, omega, x }: { amplitude: number; omega: number; x: number },
): boolean => {
  const place = (at: number) => amplitude * Math.sin(omega * at)
  const small = 1e-5
  const speedAt = (at: number) => Math.abs(place(at + small) - place(at - small)) / (2 * small)
  const when = Math.asin(x / amplitude) / omega
  const numbers =
    text
      .replaceAll(/\$[^$]*\$/g, '')
      .match(/\d+/g)
      ?.map(Number) ?? []
  const [first = 0, second = 0] = numbers
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-3 * Math.max(1, Math.abs(b))
  if (text.includes('greatest speed')) return near(speedAt(0), first)
  if (text.includes('acceleration')) {
    const top = Math.PI / (2 * omega)
    const bend = Math.abs(place(top + 1e-3) - 2 * place(top) + place(top - 1e-3)) / 1e-6
    return near(bend, first)
  }
  if (text.includes('Its speed at')) return near(speedAt(when), first)
  const [kinetic, potential] = [speedAt(when) ** 2, omega ** 2 * x ** 2]
  return near(kinetic / potential, first / second)
}

export const physicsProofs: Record<string, Proof> = {
  'phy-t-range': isNumber<{ speed: number; angle: number }>((v) => landing(v.speed, v.angle), 0.051),
  'phy-t-braking': isNumber<{ deceleration: number; time: number }>((v) =>
    integrate((at) => v.deceleration * (v.time - at), 0, v.time),
  ),
  // Both equations of motion, solved for the tension.
  'phy-t-atwood': isNumber<{ heavy: number; light: number }>((v) => {
    const a = ((v.heavy - v.light) * 10) / (v.heavy + v.light)
    const [up, down] = [v.light * (10 + a), v.heavy * (10 - a)]
    return Math.abs(up - down) < 1e-9 ? up : Number.NaN
  }, 0.051),
  'phy-t-spring': isNumber<{ constant: number; first: number; more: number }>((v) =>
    integrate((x) => v.constant * x, v.first / 100, (v.first + v.more) / 100),
  ),
  // The currents through the pair, each from the voltage that is left for it.
  'phy-t-network': isNumber<{ a: number; b: number; series: number; current: number }>((v) => {
    const pair = 1 / (1 / v.a + 1 / v.b)
    const voltage = v.current * (v.series + pair)
    const left = voltage - v.current * v.series
    return left / v.a + left / v.b
  }),
  // Newton's form: the distances from the two foci multiply to f².
  'phy-t-lens': isNumber<{ focal: number; object: number }>(
    (v) => v.focal + v.focal ** 2 / (v.object - v.focal),
    0.051,
  ),
  // Counts how far apart two wave crests leave the source.
  'phy-t-doppler': isNumber<{ speed: number; base: number }>((v) => 340 / ((340 - v.speed) / v.base), 0.051),
  // The area of the corners, by the shoelace.
  'phy-t-cycle': isNumber<{ low: number; rise: number; small: number; growth: number }>((v) => {
    const corners = [
      [v.small, v.low],
      [v.small + v.growth, v.low],
      [v.small + v.growth, v.low + v.rise],
      [v.small, v.low + v.rise],
    ] as [number, number][]
    const twice = corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] as [number, number]
      return sum + x * nextY - nextX * y
    }, 0)
    return (Math.abs(twice) / 2) * 100
  }),
  'phy-t-decay': isNumber<{ half: number; lives: number }>((v) => {
    let [left, days] = [1, 0]
    while (left > 1 / 2 ** v.lives + 1e-9) {
      left /= 2
      days += v.half
    }
    return days
  }),
  // In whole thousandths of an electronvolt.
  'phy-t-photoelectric': isNumber<{ wavelength: number; work: number }>(
    (v) => Math.round(1_240_000 / v.wavelength - v.work * 1000) / 1000,
    0.0051,
  ),
  'phy-t-impedance': isNumber<{ resistance: number; difference: number; impedance: number; current: number }>(
    (v) => (v.impedance * v.current) / Math.hypot(v.resistance, v.difference),
    0.0051,
  ),
  // The voltages of both capacitors add up to the battery's.
  'phy-t-capacitors': isNumber<{ a: number; b: number; voltage: number }>((v) => v.voltage / (1 / v.a + 1 / v.b)),
  'phy-t-orbit': isNumber<{ root: number; period: number }>((v) => v.period * (v.root ** 2) ** 1.5),
  'phy-t-turntable': isNumber<{ first: number; second: number; share: number }>((v) => {
    const momentum = v.first * v.share * (v.first + v.second)
    return momentum / (v.first + v.second)
  }, 0.0051),
  // Adds the field of short pieces of a wire of ten kilometres, as Biot and Savart do.
  'phy-t-wire': isNumber<{ current: number; distance: number }>((v) => {
    const away = v.distance / 100
    // With s = r tan φ each piece gives cos φ dφ / r.
    return integrate((angle) => (0.1 * v.current * Math.cos(angle)) / away, -Math.PI / 2, Math.PI / 2)
  }, 0.001),
  'phy-t-shm': judged(shmStatement),
  'phy-t-dimensions': matched((left, right) => defined[left]?.join() === readDimension(right)),
  'phy-t-incline 1': isNumber<{ friction: number }>(
    (v) => 10 * Math.sin(Math.asin(0.6)) - v.friction * 10 * Math.cos(Math.asin(0.6)),
  ),
  // Energy: what gravity gives less what friction takes.
  'phy-t-incline 2': isNumber<{ friction: number; mass: number; half: number }>((v) => {
    const slope = (2 * v.half) ** 2 / (2 * (6 - 8 * v.friction))
    const kinetic = v.mass * 10 * slope * 0.6 - v.friction * v.mass * 10 * 0.8 * slope
    return Math.sqrt((2 * kinetic) / v.mass)
  }, 1e-9),
  'phy-t-string 1': isNumber<{ speed: number }>((v) => 0.002 * v.speed * v.speed),
  'phy-t-string 2': isNumber<{ speed: number; length: number }>((v) => v.speed / ((2 * v.length) / 3)),
  'phy-t-cell 1': isNumber<{ inner: number; ratio: number; current: number }>((v) => {
    const force = v.current * v.inner * (v.ratio + 1)
    return (force * v.ratio) / (v.ratio + 1)
  }),
  // Tries every outer resistance.
  'phy-t-cell 2': isNumber<{ inner: number; ratio: number; current: number }>((v) => {
    const force = v.current * v.inner * (v.ratio + 1)
    const powers = Array.from({ length: 2000 }, (_, n) => (n + 1) / 100).map((r) => (force / (r + v.inner)) ** 2 * r)
    return Math.max(...powers)
  }),
}
