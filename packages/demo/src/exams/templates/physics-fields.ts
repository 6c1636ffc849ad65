import { exact, rounded } from './numbers.ts'
import { shuffled, type Template, template } from './template.ts'

const subject = 'Physics'
const all = ['jee-main', 'neet', 'kcet']

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [12, 16, 20],
  [15, 20, 25],
] as const

const alternating = template({
  id: 'phy-t-impedance',
  subject,
  topic: 'Alternating Current',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => {
    const [resistance, difference, impedance] = chance.pick(triples)
    return { resistance, difference, impedance, capacitive: chance.whole(2, 9), current: chance.whole(2, 8) }
  },
  write: ({ resistance, difference, impedance, capacitive, current }) => {
    const inductive = capacitive + difference
    const voltage = impedance * current
    const amperes = (value: number) => `${rounded(value, 2)} A`
    return {
      type: 'single',
      text: `A series circuit has $R = ${resistance}\\ \\Omega$, $X_L = ${inductive}\\ \\Omega$ and $X_C = ${capacitive}\\ \\Omega$. What is the r.m.s. current when it is connected to ${voltage} V (r.m.s.)?`,
      answer: amperes(current),
      wrong: [
        voltage / (resistance + inductive + capacitive),
        voltage / resistance,
        voltage / Math.hypot(resistance, inductive + capacitive),
        voltage / (resistance + difference),
      ].map(amperes),
      solution: `The reactances oppose each other: $X = ${inductive} - ${capacitive} = ${difference}\\ \\Omega$.\n\n$Z = \\sqrt{${resistance}^2 + ${difference}^2} = ${impedance}\\ \\Omega$ and $I = \\dfrac{${voltage}}{${impedance}} = ${current}$ A. Impedances at right angles are not simply added.`,
    }
  },
})

const capacitors = template({
  id: 'phy-t-capacitors',
  subject,
  topic: 'Electrostatics',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => {
    const [a, b] = chance.pick([
      [3, 6],
      [4, 12],
      [6, 12],
      [10, 15],
      [20, 30],
      [12, 24],
    ] as const)
    return { a, b, voltage: chance.whole(2, 9) * 10 }
  },
  write: ({ a, b, voltage }) => {
    const together = (a * b) / (a + b)
    const charge = together * voltage
    const micro = (value: number) => `${exact(value)} µC`
    return {
      type: 'single',
      text: `Two capacitors of ${a} µF and ${b} µF are joined in series across ${voltage} V. What is the charge on the ${a} µF capacitor?`,
      answer: micro(charge),
      wrong: [a * voltage, b * voltage, (a + b) * voltage, charge / 2, charge * 2].map(micro),
      solution: `In series $C = \\dfrac{${a}\\times ${b}}{${a}+${b}} = ${exact(together)}$ µF, and both capacitors carry the same charge.\n\n$Q = CV = ${exact(together)}\\times ${voltage} = ${exact(charge)}$ µC.`,
    }
  },
})

const orbit = template({
  id: 'phy-t-orbit',
  subject,
  topic: 'Gravitation',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({ root: chance.whole(2, 4), period: chance.whole(2, 12) }),
  write: ({ root, period }) => {
    const hours = (value: number) => `${exact(value)} h`
    return {
      type: 'single',
      text: `A satellite circles a planet once in ${period} h. Another circles it at ${root ** 2} times the distance from the planet’s centre. What is its period?`,
      answer: hours(period * root ** 3),
      wrong: [period * root ** 2, period * root, period * root ** 4, period * root ** 6, period * root ** 5].map(hours),
      solution: `By Kepler’s third law $T^2 \\propto r^3$, so the period grows by $${root ** 2}^{3/2} = ${root ** 3}$: $T = ${root ** 3}\\times ${period} = ${period * root ** 3}$ h.`,
    }
  },
})

const turntable = template({
  id: 'phy-t-turntable',
  subject,
  topic: 'Rotational Motion',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ first: chance.whole(2, 6), second: chance.whole(1, 6), share: chance.whole(1, 3) }),
  write: ({ first, second, share }) => {
    const begun = share * (first + second)
    const last = share * first
    const speed = (value: number) => `${rounded(value, 2)} rad/s`
    return {
      type: 'single',
      text: `A disc of moment of inertia ${first} kg m² turns freely at ${begun} rad/s. A second disc of ${second} kg m², at rest, is dropped on it along the same axis and sticks. At what angular speed do they turn together?`,
      answer: speed(last),
      wrong: [
        begun * Math.sqrt(first / (first + second)),
        (begun * second) / (first + second),
        begun / 2,
        begun,
        begun * 2,
      ].map(speed),
      solution: `No outer torque acts, so the angular momentum stays: $I_1\\omega_1 = (I_1+I_2)\\omega$.\n\n$\\omega = \\dfrac{${first}\\times ${begun}}{${first}+${second}} = ${last}$ rad/s. The energy is not kept, since the discs rub until they turn alike.`,
    }
  },
})

const wire = template({
  id: 'phy-t-wire',
  subject,
  topic: 'Magnetic Effects of Current and Magnetism',
  levels: ['jee-main', 'jee-advanced', 'neet'],
  difficulty: 'Easy',
  draw: (chance) => ({ current: chance.whole(2, 30), distance: chance.pick([1, 2, 4, 5, 10, 20]) }),
  write: ({ current, distance }) => {
    const field = (20 * current) / distance
    return {
      type: 'numeric',
      decimals: 2,
      tolerance: '0.01',
      text: `A long straight wire carries ${current} A. Find the magnetic field at ${distance} cm from it in microtesla. ($\\mu_0/4\\pi = 10^{-7}\\ \\mathrm{T\\,m\\,A^{-1}}$)`,
      answer: exact(field),
      solution: `$B = \\dfrac{\\mu_0 I}{2\\pi r} = \\dfrac{2\\times10^{-7}\\times ${current}}{${exact(distance / 100)}}\\ \\mathrm{T} = ${exact(field)}$ µT.`,
    }
  },
})

const harmonic = template({
  id: 'phy-t-shm',
  subject,
  topic: 'Oscillations',
  levels: ['jee-advanced'],
  difficulty: 'Moderate',
  draw: (chance) => {
    const [x, y, amplitude] = chance.pick(triples)
    return { x, y, amplitude, omega: chance.whole(2, 9), order: [0, 1, 2, 3].map(() => chance.chance(0.5)) }
  },
  write: ({ x, y, amplitude, omega, order }) => {
    const isTrue = order.some(Boolean) ? order : [true, false, true, false]
    const say = (index: number, right: string, wrong: string) => ({
      text: isTrue[index] ? right : wrong,
      isTrue: isTrue[index] === true,
    })
    return {
      type: 'multiple',
      text: `A particle moves along a line as $x = ${amplitude}\\sin(${omega}t)$, with $x$ in centimetres and $t$ in seconds. Which of the statements are true?`,
      statements: [
        say(
          0,
          `Its greatest speed is ${amplitude * omega} cm/s.`,
          `Its greatest speed is ${amplitude * omega ** 2} cm/s.`,
        ),
        say(
          1,
          `Its speed at $x = ${x}$ cm is ${omega * y} cm/s.`,
          `Its speed at $x = ${x}$ cm is ${omega * (amplitude - x)} cm/s.`,
        ),
        say(
          2,
          `Its greatest acceleration is ${amplitude * omega ** 2} cm/s².`,
          `Its greatest acceleration is ${amplitude * omega} cm/s².`,
        ),
        say(
          3,
          `At $x = ${x}$ cm its kinetic and potential energies are in the ratio ${y ** 2} : ${x ** 2}.`,
          `At $x = ${x}$ cm its kinetic and potential energies are in the ratio ${x ** 2} : ${y ** 2}.`,
        ),
      ],
      solution: `$v = \\omega\\sqrt{A^2 - x^2}$ gives ${omega * amplitude} cm/s in the middle and $${omega}\\times\\sqrt{${amplitude}^2 - ${x}^2} = ${omega * y}$ cm/s at $x = ${x}$ cm.\n\nThe greatest acceleration is $\\omega^2A = ${omega ** 2 * amplitude}\\ \\mathrm{cm\\,s^{-2}}$.\n\nKinetic to potential energy is $(A^2-x^2) : x^2 = ${y ** 2} : ${x ** 2}$.`,
    }
  },
})

const dimensions: [string, string][] = [
  ['Pressure', '$[M L^{-1} T^{-2}]$'],
  ['Power', '$[M L^2 T^{-3}]$'],
  ['Surface tension', '$[M T^{-2}]$'],
  ['Angular momentum', '$[M L^2 T^{-1}]$'],
  ['Gravitational constant', '$[M^{-1} L^3 T^{-2}]$'],
  ['Coefficient of viscosity', '$[M L^{-1} T^{-1}]$'],
  ['Torque', '$[M L^2 T^{-2}]$'],
  ['Momentum', '$[M L T^{-1}]$'],
  ['Intensity of a wave', '$[M T^{-3}]$'],
]

const matchDimensions = template({
  id: 'phy-t-dimensions',
  subject,
  topic: 'Units and Measurements',
  levels: ['jee-advanced'],
  difficulty: 'Moderate',
  draw: (chance) => shuffled(dimensions, chance).slice(0, 5),
  write: (drawn) => ({
    type: 'matching',
    text: 'Match each quantity with its dimensions.',
    pairs: drawn.slice(0, 4),
    decoys: drawn.slice(4).map(([, right]) => right),
    solution: `Each follows from a formula that defines it: ${drawn
      .slice(0, 4)
      .map(([name, formula]) => `${name.toLowerCase()} ${formula}`)
      .join(', ')}.`,
  }),
})

export const fieldTemplates: Template[] = [alternating, capacitors, orbit, turntable, wire, harmonic, matchDimensions]
