import { choose, exact, fraction } from './numbers.ts'
import { type Template, template } from './template.ts'

const subject = 'Mathematics'
const all = ['jee-main', 'kcet']
const whole = (value: number) => `$${exact(value).replace('−', '-')}$`

const waysToRoll = (sum: number) => 6 - Math.abs(sum - 7)

const dice = template({
  id: 'mat-t-dice',
  subject,
  topic: 'Probability',
  levels: [...all, 'class-10'],
  difficulty: 'Easy',
  draw: (chance) => ({ sum: chance.whole(4, 10), isAtLeast: chance.chance(0.5) }),
  write: ({ sum, isAtLeast }) => {
    const sums = isAtLeast ? Array.from({ length: 13 - sum }, (_, more) => sum + more) : [sum]
    const ways = sums.reduce((total, one) => total + waysToRoll(one), 0)
    return {
      type: 'single',
      text: `Two fair dice are thrown. The probability that the sum is ${isAtLeast ? `at least ${sum}` : `exactly ${sum}`} is`,
      answer: fraction(ways, 36),
      wrong: [
        fraction(ways + 1, 36),
        fraction(ways - 1, 36),
        fraction(sums.length, 11),
        fraction(36 - ways, 36),
        fraction(ways + 2, 36),
      ],
      solution: `Of the 36 equally likely pairs, ${ways} have such a sum${isAtLeast ? ` (${sums.map((one) => `${waysToRoll(one)} for ${one}`).join(', ')})` : ''}. The probability is ${fraction(ways, 36)}.`,
    }
  },
})

const committee = template({
  id: 'mat-t-committee',
  subject,
  topic: 'Permutations and Combinations',
  levels: ['jee-main'],
  difficulty: 'Moderate',
  draw: (chance) => ({
    women: chance.whole(3, 6),
    men: chance.whole(4, 7),
    size: chance.whole(3, 5),
    least: chance.whole(1, 2),
  }),
  write: ({ women, men, size, least }) => {
    const parts = Array.from({ length: size - least + 1 }, (_, more) => least + more).filter((w) => w <= women)
    const ways = parts.reduce((sum, w) => sum + choose(women, w) * choose(men, size - w), 0)
    return {
      type: 'numeric',
      decimals: 0,
      text: `In how many ways can a committee of ${size} be chosen from ${women} women and ${men} men so that it has at least ${least} ${least === 1 ? 'woman' : 'women'}?`,
      answer: exact(ways),
      solution: `Add the ways with ${parts.join(', ')} women: $${parts.map((w) => `\\binom{${women}}{${w}}\\binom{${men}}{${size - w}}`).join(' + ')} = ${ways}$.`,
    }
  },
})

export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

export const words = [
  'BANANA',
  'KANNADA',
  'MYSURU',
  'PARALLEL',
  'ALGEBRA',
  'BALLOON',
  'SCIENCE',
  'TITRATE',
  'ORBIT',
  'LEVEL',
]

const letters = template({
  id: 'mat-t-letters',
  subject,
  topic: 'Permutations and Combinations',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => chance.pick(words),
  write: (word) => {
    const counts = [...new Set(word)].map((letter) => word.split(letter).length - 1)
    const repeated = counts.filter((count) => count > 1)
    const below = repeated.reduce((product, count) => product * factorial(count), 1)
    const ways = factorial(word.length) / below
    return {
      type: 'single',
      text: `How many different arrangements have the letters of the word ${word}?`,
      answer: whole(ways),
      wrong: [
        factorial(word.length),
        ways * 2,
        factorial(word.length - 1),
        Math.ceil(ways / 2),
        ways * 3,
        ways * 6,
      ].map(whole),
      solution: `There are ${word.length} letters${repeated.length > 0 ? `, of which some appear ${repeated.join(', ')} times` : ', all different'}: $${repeated.length > 0 ? `\\dfrac{${word.length}!}{${repeated.map((count) => `${count}!`).join('\\,')}}` : `${word.length}!`} = ${ways}$.`,
    }
  },
})

const variance = template({
  id: 'mat-t-variance',
  subject,
  topic: 'Statistics',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ middle: chance.whole(6, 30), near: chance.whole(1, 4), far: chance.whole(1, 5) }),
  write: ({ middle, near, far }) => {
    const wide = near + far
    const data = [middle - wide, middle - near, middle, middle + near, middle + wide]
    const value = (2 * (near ** 2 + wide ** 2)) / 5
    return {
      type: 'single',
      text: `The variance of the numbers ${data.join(', ')} is`,
      answer: whole(value),
      wrong: [2 * (near ** 2 + wide ** 2), value / 2, value * 2, value + 1, (near ** 2 + wide ** 2) / 2, value + 2].map(
        whole,
      ),
      solution: `The mean is ${middle}. The squares of the differences are ${[wide, near, 0, near, wide].map((one) => one ** 2).join(', ')}; their mean is $\\dfrac{${2 * (near ** 2 + wide ** 2)}}{5} = ${exact(value)}$.`,
    }
  },
})

const programming = template({
  id: 'mat-t-lpp',
  subject,
  topic: 'Linear Programming',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => {
    const [a, b] = [chance.whole(2, 9), chance.whole(2, 9)]
    return { a, b, sum: chance.whole(6, 12), most: chance.whole(2, 5) }
  },
  write: ({ a, b, sum, most }) => {
    const corners = [0, a * most, a * most + b * (sum - most), b * sum]
    const best = Math.max(...corners)
    const others = corners.filter((value) => value !== best)
    return {
      type: 'single',
      text: `The maximum of $Z = ${a}x + ${b}y$ subject to $x + y \\le ${sum}$, $x \\le ${most}$, $x \\ge 0$, $y \\ge 0$ is`,
      answer: whole(best),
      wrong: [a * sum + b * most, ...others, best + a, best + b, best + 1].filter((value) => value !== 0).map(whole),
      solution: `The corners are $(0,0)$, $(${most},0)$, $(${most},${sum - most})$ and $(0,${sum})$, with $Z = ${corners.join(', ')}$. The largest is ${best}.`,
    }
  },
})

export const countingTemplates: Template[] = [dice, committee, letters, variance, programming]
