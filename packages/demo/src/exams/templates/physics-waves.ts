import { exact, isWhole, rounded } from './numbers.ts'
import { type Template, template } from './template.ts'

const subject = 'Physics'
const all = ['jee-main', 'neet', 'kcet']

const lensPlaces = [5, 6, 8, 10, 12, 15, 20].flatMap((focal) =>
  [1.2, 1.25, 1.5, 2, 3, 4, 5, 6]
    .map((times) => ({ focal, object: focal * times }))
    .filter(({ object }) => isWhole(object) && isWhole((object * focal) / (object - focal))),
)

const lens = template({
  id: 'phy-t-lens',
  subject,
  topic: 'Ray Optics',
  levels: [...all, 'class-10'],
  difficulty: 'Moderate',
  draw: (chance) => chance.pick(lensPlaces),
  write: ({ focal, object }) => {
    const image = (object * focal) / (object - focal)
    const centimetres = (value: number) => `${rounded(value, 1)} cm`
    return {
      type: 'single',
      text: `An object stands ${exact(object)} cm in front of a thin convex lens of focal length ${focal} cm. How far behind the lens is its image?`,
      answer: centimetres(image),
      wrong: [(object * focal) / (object + focal), object - focal, object + focal, image / 2, image * 2].map(
        centimetres,
      ),
      solution: `With $u = -${exact(object)}$ cm and $f = ${focal}$ cm, $\\dfrac1v = \\dfrac1f + \\dfrac1u = \\dfrac1{${focal}} - \\dfrac1{${exact(object)}}$.\n\n$v = \\dfrac{${exact(object)}\\times ${focal}}{${exact(object)} - ${focal}} = ${exact(image)}$ cm; the sign is positive, so the image is real and behind the lens.`,
    }
  },
})

const doppler = template({
  id: 'phy-t-doppler',
  subject,
  topic: 'Waves',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => {
    const part = chance.pick([5, 10, 17, 20, 34])
    return { speed: 340 / part, part, base: (part - 1) * chance.whole(10, 40) }
  },
  write: ({ speed, part, base }) => {
    const heard = (base * part) / (part - 1)
    const hertz = (value: number) => `${rounded(value, 1)} Hz`
    return {
      type: 'single',
      text: `A train moves towards a listener at ${exact(speed)} m/s and whistles at ${base} Hz. What frequency does the listener hear? (Speed of sound 340 m/s.)`,
      answer: hertz(heard),
      wrong: [(base * part) / (part + 1), (base * (part + 1)) / part, (base * (part - 1)) / part, base].map(hertz),
      solution: `For a source that comes nearer $f' = f\\,\\dfrac{v}{v-v_s} = ${base}\\times\\dfrac{340}{340-${exact(speed)}} = ${exact(heard)}$ Hz.\n\nA frequency below ${base} Hz would belong to a source that moves away.`,
    }
  },
})

const decay = template({
  id: 'phy-t-decay',
  subject,
  topic: 'Nuclei',
  levels: all,
  difficulty: 'Easy',
  draw: (chance) => ({ half: chance.whole(2, 15), lives: chance.whole(2, 5) }),
  write: ({ half, lives }) => {
    const days = (value: number) => `${exact(value)} days`
    return {
      type: 'single',
      text: `A radioactive sample has a half-life of ${half} days. After how many days is $\\dfrac{1}{${2 ** lives}}$ of it left?`,
      answer: days(half * lives),
      wrong: [half * (lives - 1), half * (lives + 1), half * 2 ** lives, half * lives * 2, half * lives + 1].map(days),
      solution: `$\\dfrac{1}{${2 ** lives}} = \\left(\\dfrac12\\right)^{${lives}}$, so ${lives} half-lives have passed: $${lives}\\times ${half} = ${half * lives}$ days.`,
    }
  },
})

const photons = [124, 155, 200, 248, 310, 400, 496] as const

const photoelectric = template({
  id: 'phy-t-photoelectric',
  subject,
  topic: 'Dual Nature of Matter and Radiation',
  levels: all,
  difficulty: 'Moderate',
  draw: (chance) => ({ wavelength: chance.pick(photons), work: chance.whole(16, 23) / 10 }),
  write: ({ wavelength, work }) => {
    const energy = 1240 / wavelength
    const volts = (value: number) => `${rounded(value, 2)} V`
    return {
      type: 'single',
      text: `Light of wavelength ${wavelength} nm falls on a metal of work function ${exact(work)} eV. What potential stops the fastest electrons? ($hc = 1240$ eV nm)`,
      answer: volts(energy - work),
      wrong: [energy, energy + work, work, (energy - work) / 2].map(volts),
      solution: `A photon carries $\\dfrac{1240}{${wavelength}} = ${exact(energy)}$ eV.\n\nThe fastest electron keeps $${exact(energy)} - ${exact(work)} = ${exact(energy - work)}$ eV, so ${exact(energy - work)} V stop it.`,
    }
  },
})

export const waveTemplates: Template[] = [lens, doppler, photoelectric, decay]
