import { exact } from './numbers.ts'
import { type ParagraphTemplate, paragraph } from './template.ts'

const head = { subject: 'Physics', levels: ['jee-advanced'], difficulty: 'Hard' as const }

const incline = paragraph({
  ...head,
  id: 'phy-t-incline',
  topic: 'Laws of Motion',
  draw: (chance) => ({ friction: chance.pick([0.25, 0.5]), mass: chance.whole(1, 6), half: chance.whole(2, 6) }),
  write: ({ friction, mass, half }) => {
    // sin 3/5, cos 4/5; a length that makes the speed at the bottom whole.
    const acceleration = 10 * 0.6 - 10 * 0.8 * friction
    const length = (2 * half) ** 2 / (2 * acceleration)
    const metres = (value: number) => `${exact(value)} $\\mathrm{m\\,s^{-2}}$`
    const speeds = (value: number) => `${exact(value)} m/s`
    return {
      passage: `A block of ${mass} kg is let go at the top of a rough slope of length ${exact(length)} m whose angle has $\\sin\\theta = 0.6$ and $\\cos\\theta = 0.8$. The coefficient of kinetic friction between the block and the slope is ${exact(friction)}. Take $g = 10\\ \\mathrm{m\\,s^{-2}}$.`,
      parts: [
        {
          type: 'single',
          text: 'The acceleration of the block down the slope is',
          answer: metres(acceleration),
          wrong: [6, 6 + 8 * friction, 10 - 8 * friction, 8 - 6 * friction].map(metres),
          solution: `$a = g\\sin\\theta - \\mu g\\cos\\theta = 6 - ${exact(8 * friction)} = ${exact(acceleration)}\\ \\mathrm{m\\,s^{-2}}$. The mass cancels.`,
        },
        {
          type: 'single',
          text: 'The speed of the block at the foot of the slope is',
          answer: speeds(2 * half),
          wrong: [half, 3 * half, 2 * half + 1, 4 * half].map(speeds),
          solution: `$v^2 = 2as = 2\\times ${exact(acceleration)}\\times ${exact(length)} = ${4 * half ** 2}$, so $v = ${2 * half}$ m/s.`,
        },
      ],
    }
  },
})

const string = paragraph({
  ...head,
  id: 'phy-t-string',
  topic: 'Waves',
  draw: (chance) => ({ speed: chance.whole(4, 12) * 20, length: chance.pick([0.5, 1, 2]) }),
  write: ({ speed, length }) => {
    const base = speed / (2 * length)
    const tension = (speed ** 2 * 2) / 1000
    const hertz = (value: number) => `${exact(value)} Hz`
    const newtons = (value: number) => `${exact(value)} N`
    return {
      passage: `A string of length ${exact(length)} m and linear mass density $2.0\\times10^{-3}$ kg/m is fixed at both ends. Transverse waves travel along it at ${speed} m/s.`,
      parts: [
        {
          type: 'single',
          text: 'The tension in the string is',
          answer: newtons(tension),
          wrong: [tension / 2, tension * 2, tension * 4, speed / 100].map(newtons),
          solution: `$v = \\sqrt{T/\\mu}$, so $T = \\mu v^2 = 2.0\\times10^{-3}\\times ${speed ** 2} = ${exact(tension)}$ N.`,
        },
        {
          type: 'single',
          text: 'The frequency of its third harmonic is',
          answer: hertz(3 * base),
          wrong: [base, 2 * base, 4 * base, 1.5 * base].map(hertz),
          solution: `The fundamental is $f_1 = \\dfrac{v}{2L} = ${exact(base)}$ Hz; the third harmonic has three times that, ${exact(3 * base)} Hz.`,
        },
      ],
    }
  },
})

const cell = paragraph({
  ...head,
  id: 'phy-t-cell',
  topic: 'Current Electricity',
  draw: (chance) => ({ inner: chance.whole(1, 4), ratio: chance.whole(2, 5), current: chance.whole(1, 4) }),
  write: ({ inner, ratio, current }) => {
    const outer = inner * ratio
    const force = current * (outer + inner)
    const volts = (value: number) => `${exact(value)} V`
    const watts = (value: number) => `${exact(value)} W`
    return {
      passage: `A battery of e.m.f. ${force} V and internal resistance ${inner} Ω is connected to a resistor of ${outer} Ω.`,
      parts: [
        {
          type: 'single',
          text: 'The potential difference between the terminals of the battery is',
          answer: volts(current * outer),
          wrong: [force, current * inner, current * (outer - inner), force + current * inner, force + 1].map(volts),
          solution: `$I = \\dfrac{${force}}{${outer}+${inner}} = ${current}$ A, so $V = E - Ir = ${force} - ${current * inner} = ${current * outer}$ V.`,
        },
        {
          type: 'single',
          text: 'The greatest power this battery could give to any outer resistor is',
          answer: watts(force ** 2 / (4 * inner)),
          wrong: [force ** 2 / inner, force ** 2 / (2 * inner), current ** 2 * outer, force * current].map(watts),
          solution: `The outer power is greatest when the outer resistance equals the inner one, ${inner} Ω: $P = \\dfrac{E^2}{4r} = \\dfrac{${force ** 2}}{${4 * inner}} = ${exact(force ** 2 / (4 * inner))}$ W.`,
        },
      ],
    }
  },
})

export const physicsParagraphs: ParagraphTemplate[] = [incline, string, cell]
