import { shuffled, type Template, template } from './template.ts'

/** Facts as a table: each row is true, and the left entry of one row fits no other row's right entry. */
type Facts = {
  id: string
  topic: string
  levels: string[]
  ask: (left: string) => string
  pairs: [left: string, right: string][]
}

export const factTables: Facts[] = [
  {
    id: 'bio-t-hormones',
    topic: 'Chemical Coordination and Integration',
    levels: ['neet', 'kcet'],
    ask: (hormone) => `Which gland or tissue releases ${hormone}?`,
    pairs: [
      ['thyroxine', 'Thyroid gland'],
      ['melatonin', 'Pineal gland'],
      ['insulin', 'Beta cells of the pancreatic islets'],
      ['glucagon', 'Alpha cells of the pancreatic islets'],
      ['aldosterone', 'Adrenal cortex'],
      ['adrenaline', 'Adrenal medulla'],
      ['prolactin', 'Anterior pituitary'],
      ['parathormone', 'Parathyroid glands'],
      ['thymosin', 'Thymus'],
      ['progesterone', 'Corpus luteum'],
      ['testosterone', 'Leydig cells'],
      ['erythropoietin', 'Juxtaglomerular cells of the kidney'],
    ],
  },
  {
    id: 'bio-t-diseases',
    topic: 'Human Health and Disease',
    levels: ['neet', 'kcet'],
    ask: (disease) => `Which organism causes ${disease}?`,
    pairs: [
      ['typhoid', '*Salmonella typhi*'],
      ['malignant malaria', '*Plasmodium falciparum*'],
      ['amoebic dysentery', '*Entamoeba histolytica*'],
      ['elephantiasis', '*Wuchereria bancrofti*'],
      ['ascariasis', '*Ascaris lumbricoides*'],
      ['ringworm', '*Trichophyton*'],
      ['tuberculosis', '*Mycobacterium tuberculosis*'],
      ['cholera', '*Vibrio cholerae*'],
      ['plague', '*Yersinia pestis*'],
      ['diphtheria', '*Corynebacterium diphtheriae*'],
      ['tetanus', '*Clostridium tetani*'],
    ],
  },
  {
    id: 'bio-t-phyla',
    topic: 'Animal Kingdom',
    levels: ['neet', 'kcet'],
    ask: (animal) => `To which phylum does ${animal} belong?`,
    pairs: [
      ['*Sycon*', 'Porifera'],
      ['*Hydra*', 'Cnidaria'],
      ['*Pleurobrachia*', 'Ctenophora'],
      ['*Fasciola*', 'Platyhelminthes'],
      ['*Ascaris*', 'Aschelminthes'],
      ['*Nereis*', 'Annelida'],
      ['*Limulus*', 'Arthropoda'],
      ['*Pila*', 'Mollusca'],
      ['*Asterias*', 'Echinodermata'],
      ['*Balanoglossus*', 'Hemichordata'],
      ['*Branchiostoma*', 'Chordata'],
    ],
  },
  {
    id: 'bio-t-organelles',
    topic: 'Cell: The Unit of Life',
    levels: ['neet', 'kcet', 'class-9'],
    ask: (organelle) => `What is the main work of the ${organelle}?`,
    pairs: [
      ['ribosome', 'Making proteins'],
      ['mitochondrion', 'Releasing energy as ATP'],
      ['lysosome', 'Digesting worn-out parts'],
      ['Golgi apparatus', 'Packing and sending out materials'],
      ['chloroplast', 'Making food with light'],
      ['smooth endoplasmic reticulum', 'Making lipids and steroids'],
      ['centrosome', 'Organising the spindle in animal cells'],
      ['nucleolus', 'Making ribosomal RNA'],
    ],
  },
  {
    id: 'bio-t-growth',
    topic: 'Plant Growth and Development',
    levels: ['neet', 'kcet'],
    ask: (effect) => `Which growth regulator is known for ${effect}?`,
    pairs: [
      ['ripening fruits', 'Ethylene'],
      ['closing stomata in dry conditions', 'Abscisic acid'],
      ['apical dominance', 'Auxin'],
      ['delaying the ageing of leaves', 'Cytokinin'],
      ['lengthening the stems of sugar cane', 'Gibberellin'],
    ],
  },
  {
    id: 'bio-t-plants',
    topic: 'Plant Kingdom',
    levels: ['neet', 'kcet'],
    ask: (plant) => `To which group of plants does ${plant} belong?`,
    pairs: [
      ['*Volvox*', 'Green algae'],
      ['*Fucus*', 'Brown algae'],
      ['*Porphyra*', 'Red algae'],
      ['*Marchantia*', 'Liverworts'],
      ['*Funaria*', 'Mosses'],
      ['*Selaginella*', 'Pteridophytes'],
      ['*Cycas*', 'Gymnosperms'],
      ['*Eucalyptus*', 'Angiosperms'],
    ],
  },
  {
    id: 'bio-t-excretion',
    topic: 'Excretory Products and their Elimination',
    levels: ['neet', 'kcet'],
    ask: (animal) => `Which organs or cells serve excretion in ${animal}?`,
    pairs: [
      ['flatworms', 'Flame cells'],
      ['earthworms', 'Nephridia'],
      ['insects', 'Malpighian tubules'],
      ['prawns', 'Green glands'],
      ['humans', 'Kidneys'],
    ],
  },
  {
    id: 'bio-t-joints',
    topic: 'Locomotion and Movement',
    levels: ['neet', 'kcet'],
    ask: (place) => `What kind of joint is found ${place}?`,
    pairs: [
      ['between the femur and the pelvic girdle', 'Ball and socket joint'],
      ['at the knee', 'Hinge joint'],
      ['between the atlas and the axis', 'Pivot joint'],
      ['between the carpals', 'Gliding joint'],
      ['between the carpal and the metacarpal of the thumb', 'Saddle joint'],
      ['between the flat bones of the skull', 'Fibrous joint'],
    ],
  },
]

const question = ({ id, topic, levels, ask, pairs }: Facts): Template =>
  template({
    id,
    subject: 'Biology',
    topic,
    levels,
    difficulty: 'Easy',
    draw: (chance) => shuffled(pairs, chance).slice(0, 4),
    write: (drawn) => {
      const [[left, right], ...others] = drawn as [[string, string], ...[string, string][]]
      return {
        type: 'single',
        text: ask(left),
        answer: right,
        wrong: others.map(([, other]) => other),
        solution: `${right}. The other choices belong elsewhere: ${others.map((pair) => pair.join(' – ')).join('; ')}.`,
      }
    },
  })

/** "Which pair is wrong": three true pairs and one whose right side was taken from another row. */
const oddPair = ({ id, topic, levels, pairs }: Facts): Template =>
  template({
    id: `${id}-pairs`,
    subject: 'Biology',
    topic,
    levels,
    difficulty: 'Moderate',
    draw: (chance) => shuffled(pairs, chance).slice(0, 5),
    write: (drawn) => {
      const [[left, right], [, other], ...rest] = drawn as [[string, string], [string, string], ...[string, string][]]
      const said = (one: string, two: string) => `${one} – ${two}`
      return {
        type: 'single',
        text: 'Which of these pairs is **not** correctly matched?',
        answer: said(left, other),
        wrong: rest.map((pair) => said(...pair)),
        solution: `The true pair is ${left} – ${right}. The other three pairs are correct.`,
      }
    },
  })

export const factTemplates: Template[] = [...factTables.map(question), ...factTables.map(oddPair)]
