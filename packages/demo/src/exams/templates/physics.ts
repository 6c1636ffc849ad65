import { exact, rounded } from './numbers.ts'
import { type Template, template } from './template.ts'

const subject = 'Physics'
const all = ['jee-main', 'neet', 'kcet']

const rangeOf = (speed: number, angle: number): number => (speed ** 2 * Math.sin((2 * angle * Math.PI) / 180)) / 10

const projectile = template({
  id: 'phy-t-range',
  subject,
  topic: 'Kinematics',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({ speed: chance.whole(1, 6) * 10, angle: chance.pick([15, 45, 75]) }),
  write: ({ speed, angle }) => {
    const range = rangeOf(speed, angle)
    const metres = (value: number) => `${rounded(value, 1)} m`
    return {
      type: 'single',
      text: `A ball is thrown from level ground at ${speed} m/s, ${angle}° above the horizontal. How far from the thrower does it land? (Take $g = 10\\ \\mathrm{m\\,s^{-2}}$ and neglect the air.)`,
      answer: metres(range),
      wrong: [metres(range * 2), metres(range / 2), metres(range / 4), metres(speed ** 2 / 5)],
      solution: `The range is $R = \\dfrac{u^2\\sin 2\\theta}{g}$.\n\nHere $\\sin ${2 * angle}^\\circ = ${exact(Math.abs(Math.sin((2 * angle * Math.PI) / 180)))}$, so $R = \\dfrac{${speed ** 2}\\times ${exact(Math.sin((2 * angle * Math.PI) / 180))}}{10} = ${rounded(range, 1)}$ m.`,
    }
  },
})

const braking = template({
  id: 'phy-t-braking',
  subject,
  topic: 'Kinematics',
  levels: [...all, 'class-9'],
  difficulty: 'Easy',
  draw: (chance) => ({ deceleration: chance.whole(2, 6), time: chance.whole(3, 9) }),
  write: ({ deceleration, time }) => {
    const speed = deceleration * time
    const distance = (deceleration * time ** 2) / 2
    return {
      type: 'single',
      text: `A car moving at ${speed} m/s is braked evenly and stops after ${time} s. What distance does it cover while braking?`,
      answer: `${exact(distance)} m`,
      wrong: [speed * time, distance / 2, distance + speed, speed * deceleration].map((value) => `${exact(value)} m`),
      solution: `The mean speed while braking is $\\dfrac{${speed} + 0}{2} = ${exact(speed / 2)}$ m/s.\n\nDistance $= ${exact(speed / 2)}\\times ${time} = ${exact(distance)}$ m. Taking the full speed for the whole time gives twice too much.`,
    }
  },
})

const atwood = template({
  id: 'phy-t-atwood',
  subject,
  topic: 'Laws of Motion',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => {
    const [heavy, light] = chance.pick([
      [3, 2],
      [6, 4],
      [7, 3],
      [3, 1],
      [5, 3],
      [9, 7],
      [4, 1],
      [12, 8],
      [6, 2],
      [13, 7],
    ] as const)
    return { heavy, light }
  },
  write: ({ heavy, light }) => {
    const acceleration = (10 * (heavy - light)) / (heavy + light)
    const tension = (20 * heavy * light) / (heavy + light)
    const newtons = (value: number) => `${rounded(value, 1)} N`
    return {
      type: 'single',
      text: `Two blocks of ${heavy} kg and ${light} kg hang from the ends of a light string over a smooth light pulley. What is the tension in the string while they move? ($g = 10\\ \\mathrm{m\\,s^{-2}}$)`,
      answer: newtons(tension),
      wrong: [10 * light, 10 * heavy, 10 * (heavy - light), 5 * (heavy + light), tension / 2].map(newtons),
      solution: `The acceleration is $a = \\dfrac{m_1-m_2}{m_1+m_2}\\,g = ${rounded(acceleration, 2)}\\ \\mathrm{m\\,s^{-2}}$.\n\nFor the lighter block $T - m_2 g = m_2 a$, so $T = \\dfrac{2m_1m_2}{m_1+m_2}\\,g = ${rounded(tension, 1)}$ N, which lies between the two weights.`,
    }
  },
})

const spring = template({
  id: 'phy-t-spring',
  subject,
  topic: 'Work, Energy and Power',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({ constant: chance.whole(2, 9) * 100, first: chance.whole(1, 4), more: chance.whole(1, 5) }),
  write: ({ constant, first, more }) => {
    const last = first + more
    const work = (constant * (last ** 2 - first ** 2)) / 20_000
    const joules = (value: number) => `${exact(value)} J`
    return {
      type: 'single',
      text: `A spring of force constant ${constant} N/m is already stretched by ${first} cm. How much work is needed to stretch it by another ${more} cm?`,
      answer: joules(work),
      wrong: [
        (constant * more ** 2) / 20_000,
        (constant * last ** 2) / 20_000,
        (constant * (last ** 2 - first ** 2)) / 10_000,
        work * 4,
      ].map(joules),
      solution: `The work is the difference of the stored energies, $W = \\tfrac12 k(x_2^2 - x_1^2)$ with $x_1 = ${exact(first / 100)}$ m and $x_2 = ${exact(last / 100)}$ m.\n\n$W = \\tfrac12\\times ${constant}\\times(${exact((last / 100) ** 2)} - ${exact((first / 100) ** 2)}) = ${exact(work)}$ J. The energy for ${more} cm alone is too small, since the force is already there at the start.`,
    }
  },
})

const parallelPairs = [
  [3, 6],
  [4, 12],
  [6, 12],
  [10, 15],
  [12, 24],
  [20, 30],
  [20, 5],
  [12, 4],
  [8, 24],
  [30, 15],
] as const

const network = template({
  id: 'phy-t-network',
  subject,
  topic: 'Current Electricity',
  levels: [...all, 'class-10'],
  difficulty: 'Moderate',
  draw: (chance) => {
    const [a, b] = chance.pick(parallelPairs)
    return { a, b, series: chance.whole(1, 9), current: chance.whole(1, 4) }
  },
  write: ({ a, b, series, current }) => {
    const pair = (a * b) / (a + b)
    const voltage = current * (series + pair)
    return {
      type: 'numeric',
      decimals: 0,
      text: `A resistor of ${series} Ω is joined in series with a parallel pair of ${a} Ω and ${b} Ω. The whole is connected to a battery of ${exact(voltage)} V without internal resistance. Find the current through the battery in amperes.`,
      answer: exact(current),
      solution: `The pair is worth $\\dfrac{${a}\\times ${b}}{${a}+${b}} = ${exact(pair)}\\ \\Omega$, so the whole circuit has $${series}+${exact(pair)} = ${exact(series + pair)}\\ \\Omega$.\n\n$I = \\dfrac{${exact(voltage)}}{${exact(series + pair)}} = ${current}$ A.`,
    }
  },
})

const cycle = template({
  id: 'phy-t-cycle',
  subject,
  topic: 'Thermodynamics',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({
    low: chance.whole(1, 4),
    rise: chance.whole(1, 4),
    small: chance.whole(1, 5),
    growth: chance.whole(1, 5),
  }),
  write: ({ low, rise, small, growth }) => {
    const work = rise * growth * 100
    const joules = (value: number) => `${exact(value)} J`
    return {
      type: 'single',
      text: `A gas goes clockwise round a rectangle in the $p$–$V$ diagram, between pressures ${low} × 10⁵ Pa and ${low + rise} × 10⁵ Pa and between volumes ${small} × 10⁻³ m³ and ${small + growth} × 10⁻³ m³. What net work does it do in one cycle?`,
      answer: joules(work),
      wrong: [
        (low + rise) * growth * 100,
        low * growth * 100,
        work / 2,
        rise * (small + growth) * 100,
        work * 2,
        work * 3,
      ].map(joules),
      solution: `The net work is the area inside the cycle: $W = \\Delta p\\,\\Delta V = ${rise}\\times10^5\\times ${growth}\\times10^{-3} = ${work}$ J, positive since the cycle is clockwise.\n\nThe area below the upper side alone, ${(low + rise) * growth * 100} J, leaves out the work done on the gas on the way back.`,
    }
  },
})

/** Wavelengths in nanometres whose photons have a short energy in electronvolts, with hc = 1240 eV nm. */
export const physicsTemplates: Template[] = [projectile, braking, atwood, spring, network, cycle]
