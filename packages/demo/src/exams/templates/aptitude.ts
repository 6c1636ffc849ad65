import { exact, fraction, rounded } from './numbers.ts'
import { type Template, template } from './template.ts'

const school = ['class-7', 'class-8', 'class-9', 'class-10']
const mental = { subject: 'Mental Ability', levels: school }
const sums = { subject: 'Mathematics', levels: school }

const series = template({
  ...mental,
  id: 'apt-t-series',
  topic: 'Number series',
  difficulty: 'Easy',
  draw: (chance) => ({ start: chance.whole(2, 12), step: chance.whole(2, 7), growth: chance.whole(1, 4) }),
  write: ({ start, step, growth }) => {
    const terms = Array.from({ length: 6 }, (_, n) => start + n * step + (growth * n * (n - 1)) / 2)
    const [last = 0, next = 0] = terms.slice(4)
    return {
      type: 'single',
      text: `Find the next number in the series: ${terms.slice(0, 5).join(', ')}, …`,
      answer: String(next),
      wrong: [next - growth, next + growth, last + step, next + 1, next + 2].map(String),
      solution: `The differences ${[0, 1, 2, 3].map((n) => step + n * growth).join(', ')} grow by ${growth} each time, so the next one is ${step + 4 * growth}: $${last}+${step + 4 * growth}=${next}$.`,
    }
  },
})

const doubling = template({
  ...mental,
  id: 'apt-t-doubling',
  topic: 'Number series',
  difficulty: 'Moderate',
  draw: (chance) => ({ start: chance.whole(1, 6), times: chance.whole(2, 3), plus: chance.whole(1, 5) }),
  write: ({ start, times, plus }) => {
    const terms = [start]
    while (terms.length < 6) terms.push((terms.at(-1) ?? 0) * times + plus)
    const [before = 0, last = 0, next = 0] = terms.slice(3)
    return {
      type: 'single',
      text: `Which number comes next? ${terms.slice(0, 5).join(', ')}, …`,
      answer: String(next),
      wrong: [last * times, last + (last - before), next + plus, next - 1, next + times].map(String),
      solution: `Each number is ${times} times the one before, plus ${plus}: $${times}\\times ${last}+${plus}=${next}$.`,
    }
  },
})

const codeWords = ['LAMP', 'STAR', 'BOOK', 'TREE', 'RIVER', 'CLOUD', 'PLANT', 'HOUSE', 'LIGHT', 'NORTH'] as const

export const shifted = (word: string, by: number): string =>
  [...word].map((letter) => String.fromCharCode(((letter.charCodeAt(0) - 65 + by + 26) % 26) + 65)).join('')

const coding = template({
  ...mental,
  id: 'apt-t-coding',
  topic: 'Coding–decoding',
  difficulty: 'Easy',
  draw: (chance) => {
    const first = chance.pick(codeWords)
    return {
      first,
      second: chance.pick(codeWords.filter((word) => word !== first)),
      by: chance.pick([-3, -2, -1, 1, 2, 3]),
    }
  },
  write: ({ first, second, by }) => ({
    type: 'single',
    text: `In a code ${first} is written as ${shifted(first, by)}. How is ${second} written in that code?`,
    answer: shifted(second, by),
    wrong: [shifted(second, -by), shifted(second, by + 1), shifted(second, by - 1), shifted(second, 2 * by)],
    solution: `Each letter is moved ${Math.abs(by)} place${Math.abs(by) === 1 ? '' : 's'} ${by > 0 ? 'forward' : 'back'} in the alphabet, so ${second} becomes ${shifted(second, by)}.`,
  }),
})

const walk = template({
  ...mental,
  id: 'apt-t-walk',
  topic: 'Direction sense',
  difficulty: 'Moderate',
  draw: (chance) => {
    const [a, b, c] = chance.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [9, 12, 15],
      [8, 15, 17],
    ] as const)
    return { north: a, east: b, straight: c, back: chance.whole(1, 4) }
  },
  write: ({ north, east, straight, back }) => {
    const kilometres = (value: number) => `${exact(value)} km`
    return {
      type: 'single',
      text: `A cyclist rides ${north + back} km north, then ${east} km east, then ${back} km south. How far is she from where she began, in a straight line?`,
      answer: kilometres(straight),
      wrong: [north + east, north + east + 2 * back, straight + back, straight - 1, straight + 1].map(kilometres),
      solution: `She is $${north + back}-${back}=${north}$ km north and ${east} km east of the start. $\\sqrt{${north}^2+${east}^2}=${straight}$ km.`,
    }
  },
})

export const handAngle = (hour: number, minute: number): number => {
  const apart = Math.abs(30 * hour + minute / 2 - 6 * minute) % 360
  return Math.min(apart, 360 - apart)
}

const clock = template({
  ...mental,
  id: 'apt-t-clock',
  topic: 'Clock',
  difficulty: 'Moderate',
  draw: (chance) => ({ hour: chance.whole(1, 12), minute: chance.pick([10, 20, 30, 40, 50]) }),
  write: ({ hour, minute }) => {
    const angle = handAngle(hour, minute)
    const degrees = (value: number) => `${exact(value)}°`
    const careless = Math.abs(30 * (hour % 12) - 6 * minute)
    return {
      type: 'single',
      text: `What is the smaller angle between the hands of a clock at ${hour}:${minute}?`,
      answer: degrees(angle),
      wrong: [careless > 180 ? 360 - careless : careless, angle + 5, angle + 10, Math.abs(angle - 15), angle + 15].map(
        degrees,
      ),
      solution: `The minute hand is at $6\\times ${minute}=${6 * minute}$°, the hour hand at $30\\times ${hour % 12}+${minute / 2}=${30 * (hour % 12) + minute / 2}$°, because it moves on during the hour. The smaller angle between them is ${exact(angle)}°.`,
    }
  },
})

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const calendar = template({
  ...mental,
  id: 'apt-t-calendar',
  topic: 'Calendar',
  difficulty: 'Easy',
  draw: (chance) => ({ today: chance.whole(0, 6), days: chance.whole(30, 200) }),
  write: ({ today, days }) => {
    const day = (offset: number) => weekdays[(today + offset + 700) % 7] as string
    return {
      type: 'single',
      text: `Today is ${day(0)}. What day of the week is it ${days} days from now?`,
      answer: day(days),
      wrong: [day(days + 1), day(days - 1), day(days + 2), day(days + 3)],
      solution: `$${days} = 7\\times ${Math.floor(days / 7)} + ${days % 7}$. Whole weeks change nothing, so count ${days % 7} days on from ${day(0)}: ${day(days)}.`,
    }
  },
})

const profit = template({
  ...sums,
  id: 'apt-t-profit',
  topic: 'Profit and loss',
  difficulty: 'Easy',
  draw: (chance) => ({ cost: chance.whole(4, 40) * 50, percent: chance.pick([5, 10, 15, 20, 25, 30, 40]) }),
  write: ({ cost, percent }) => {
    const price = (cost * (100 + percent)) / 100
    const rate = (value: number) => `${rounded(value, 1)} %`
    return {
      type: 'single',
      text: `A shopkeeper buys a lamp for ₹${cost} and sells it for ₹${exact(price)}. What is the profit in per cent?`,
      answer: rate(percent),
      wrong: [((price - cost) / price) * 100, percent + 5, percent / 2, percent * 2, percent + 10].map(rate),
      solution: `The profit is $${exact(price)}-${cost}=${exact(price - cost)}$ rupees. As a share of the cost price: $\\dfrac{${exact(price - cost)}}{${cost}}\\times100=${percent}$ %.`,
    }
  },
})

const interest = template({
  ...sums,
  id: 'apt-t-interest',
  topic: 'Simple interest',
  difficulty: 'Easy',
  draw: (chance) => ({ principal: chance.whole(4, 60) * 500, rate: chance.whole(4, 12), years: chance.whole(2, 5) }),
  write: ({ principal, rate, years }) => {
    const earned = (principal * rate * years) / 100
    const rupees = (value: number) => `₹${exact(value)}`
    return {
      type: 'single',
      text: `What simple interest does ₹${principal} earn in ${years} years at ${rate} % a year?`,
      answer: rupees(earned),
      wrong: [principal + earned, (principal * rate) / 100, earned + principal / 10, earned * 2, earned / 2].map(
        rupees,
      ),
      solution: `$\\dfrac{${principal}\\times ${rate}\\times ${years}}{100}=${exact(earned)}$ rupees.`,
    }
  },
})

const journey = template({
  ...sums,
  id: 'apt-t-journey',
  topic: 'Motion and time',
  difficulty: 'Moderate',
  draw: (chance) => {
    const [out, back] = chance.pick([
      [40, 60],
      [30, 60],
      [20, 30],
      [60, 90],
      [45, 90],
      [24, 48],
      [36, 45],
    ] as const)
    return { out, back }
  },
  write: ({ out, back }) => {
    const mean = (2 * out * back) / (out + back)
    const speed = (value: number) => `${rounded(value, 1)} km/h`
    return {
      type: 'single',
      text: `A bus goes to a town at ${out} km/h and comes back on the same road at ${back} km/h. What is its average speed for the whole journey?`,
      answer: speed(mean),
      wrong: [(out + back) / 2, back - out, mean / 2, mean + 5, mean - 4].map(speed),
      solution: `For a road of $d$ km the time is $\\dfrac d{${out}}+\\dfrac d{${back}}$, so the average is $\\dfrac{2\\times ${out}\\times ${back}}{${out}+${back}}=${exact(mean)}$ km/h. The slow part takes longer, so the plain mean is too high.`,
    }
  },
})

const work = template({
  ...sums,
  id: 'apt-t-work',
  topic: 'Time and work',
  difficulty: 'Moderate',
  draw: (chance) => {
    const [first, second] = chance.pick([
      [6, 3],
      [6, 12],
      [10, 15],
      [12, 24],
      [20, 30],
      [12, 4],
      [20, 5],
    ] as const)
    return { first, second }
  },
  write: ({ first, second }) => {
    const together = (first * second) / (first + second)
    const days = (value: number) => `${exact(value)} days`
    return {
      type: 'single',
      text: `One painter needs ${first} days for a wall, another ${second} days. How long do they need together?`,
      answer: days(together),
      wrong: [(first + second) / 2, first + second, Math.abs(first - second), together + 1, together / 2].map(days),
      solution: `Together they paint ${fraction(1, first)} + ${fraction(1, second)} = ${fraction(first + second, first * second)} of the wall in a day, so they need ${exact(together)} days.`,
    }
  },
})

export const aptitudeTemplates: Template[] = [
  series,
  doubling,
  coding,
  walk,
  clock,
  calendar,
  profit,
  interest,
  journey,
  work,
]
