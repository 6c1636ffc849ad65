import type { VrddhiText } from '@northlight/contract/content/page-texts'

type Sample = VrddhiText['syllabus']['classes'][number]['samples'][number]
type Row = [subject: string, question: string, options: [string, string, string, string], answer: number, why: string]

const sample = ([subject, question, options, answer, why]: Row): Sample => ({ subject, question, options, answer, why })

const eighth: Row[] = [
  [
    'Mental ability',
    'Which number comes next: 2, 5, 11, 23, 47, …?',
    ['71', '94', '95', '96'],
    2,
    'Each number is twice the one before it, and one more.',
  ],
  [
    'Mental ability',
    'Asha walks 6 m north, 8 m east and 6 m south. How far is she from where she began?',
    ['6 m', '8 m', '14 m', '20 m'],
    1,
    'North and south cancel; only the 8 m to the east are left.',
  ],
  [
    'Mathematics',
    'Three added to four times a number gives 31. What is the number?',
    ['6', '7', '8', '9'],
    1,
    '4 × 7 + 3 = 31.',
  ],
  [
    'Mathematics',
    'What is the smallest number by which 72 must be multiplied to make it a perfect square?',
    ['2', '3', '6', '8'],
    0,
    '72 = 36 × 2, so one more factor 2 is missing.',
  ],
  [
    'Physics',
    'A nail goes into wood more easily when its point is sharp, because the same force',
    ['becomes larger', 'acts on a smaller area', 'acts for longer', 'changes direction'],
    1,
    'Pressure is force divided by area.',
  ],
  [
    'Physics',
    'You see lightning and hear the thunder 3 seconds later. About how far away was it? Sound travels 340 m in a second.',
    ['About 100 m', 'About 340 m', 'About 1 km', 'About 3 km'],
    2,
    '3 × 340 m is a little more than 1 km; light needs almost no time.',
  ],
  [
    'Chemistry',
    'Which part of a candle flame is hottest?',
    ['The dark zone at the wick', 'The yellow zone', 'The blue outer zone', 'All parts are equally hot'],
    2,
    'There the wax vapour meets enough air to burn completely.',
  ],
  [
    'Chemistry',
    'Why are copper wires covered with plastic and not with another metal?',
    ['Plastic is cheaper', 'Plastic does not conduct', 'Plastic is lighter', 'Plastic does not rust'],
    1,
    'The cover must keep the current inside.',
  ],
  [
    'Biology',
    'Milk turns into curd because of',
    ['a virus', 'a fungus', 'bacteria', 'heat alone'],
    2,
    'Lactic acid bacteria multiply in warm milk.',
  ],
  [
    'Biology',
    'Which of these is found in a plant cell and not in an animal cell?',
    ['Nucleus', 'Cell wall', 'Cell membrane', 'Cytoplasm'],
    1,
    'Animal cells have only a membrane.',
  ],
]

const ninth: Row[] = [
  [
    'Mental ability',
    'The 1st of a month is a Tuesday. Which day is the 30th?',
    ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    1,
    '29 days later: four weeks and one day.',
  ],
  [
    'Mental ability',
    'A cube is painted on all sides and cut into 27 equal cubes. How many have exactly two painted faces?',
    ['6', '8', '12', '18'],
    2,
    'One in the middle of each of the 12 edges.',
  ],
  [
    'Mathematics',
    'Which of these is irrational?',
    ['√49', '√50', '0.333…', '22/7'],
    1,
    '50 is not a perfect square; the others are fractions.',
  ],
  [
    'Mathematics',
    'The points (0, 0), (6, 0) and (0, 8) are the corners of a triangle. How long is its perimeter?',
    ['14', '20', '24', '28'],
    2,
    '6 + 8 + 10, since the third side is √(36 + 64).',
  ],
  [
    'Physics',
    'A bus goes from rest to 20 m/s in 10 s. How far does it go, if it speeds up evenly?',
    ['50 m', '100 m', '200 m', '400 m'],
    1,
    'Its average speed is 10 m/s for 10 s.',
  ],
  [
    'Physics',
    'A stone is taken to the Moon. What changes?',
    ['Its mass', 'Its weight', 'Both', 'Neither'],
    1,
    'Mass is the amount of matter; weight is the pull on it.',
  ],
  [
    'Chemistry',
    'Salt is best got back from sea water by',
    ['filtering', 'evaporation', 'a magnet', 'decanting'],
    1,
    'It is dissolved, so no filter holds it back.',
  ],
  [
    'Chemistry',
    'An atom has 11 protons, 12 neutrons and 11 electrons. What is its mass number?',
    ['11', '12', '22', '23'],
    3,
    'Protons and neutrons together.',
  ],
  [
    'Biology',
    'Which tissue carries water from the roots to the leaves?',
    ['Phloem', 'Xylem', 'Epidermis', 'Cambium'],
    1,
    'Phloem carries food, xylem water.',
  ],
  [
    'Biology',
    'An antibiotic does not help against a cold, because a cold is caused by',
    ['bacteria', 'a virus', 'a fungus', 'dust'],
    1,
    'Antibiotics act on bacteria only.',
  ],
]

const tenth: Row[] = [
  [
    'Mental ability',
    'All poets are readers. Some readers are singers. Which of these must be true?',
    ['Some poets are singers', 'All readers are poets', 'All poets are singers', 'None of these'],
    3,
    'The singers may be readers who are no poets.',
  ],
  [
    'Mental ability',
    'In how many ways can three friends sit in a row of three chairs?',
    ['3', '6', '9', '27'],
    1,
    'Three choices, then two, then one.',
  ],
  ['Mathematics', 'The sum of the roots of x² − 7x + 10 = 0 is', ['−7', '3', '7', '10'], 2, 'The roots are 2 and 5.'],
  [
    'Mathematics',
    'Which term of 4, 7, 10, … is 61?',
    ['18th', '19th', '20th', '21st'],
    2,
    '4 + 19 × 3 = 61, so it is the 20th.',
  ],
  [
    'Physics',
    'Two resistors of 6 Ω are joined in parallel. Together they are',
    ['3 Ω', '6 Ω', '12 Ω', '36 Ω'],
    0,
    'Two equal ways halve the resistance.',
  ],
  [
    'Physics',
    'A student sees near things clearly and far things blurred. The spectacles have',
    ['convex lenses', 'concave lenses', 'flat glass', 'cylindrical lenses only'],
    1,
    'A concave lens spreads the light so that it meets on the retina.',
  ],
  ['Chemistry', 'Lemon juice turns blue litmus', ['red', 'green', 'colourless', 'darker blue'], 0, 'It is an acid.'],
  [
    'Chemistry',
    'Zinc is put into copper sulphate solution. The blue colour fades because',
    ['zinc dissolves the water', 'zinc takes the place of copper', 'copper evaporates', 'the sulphate burns'],
    1,
    'Zinc is the more reactive metal.',
  ],
  [
    'Biology',
    'In which part of the plant does most photosynthesis happen?',
    ['Root', 'Stem', 'Leaf', 'Flower'],
    2,
    'Leaves hold most of the chlorophyll.',
  ],
  [
    'Biology',
    'A pea plant is Tt for height, T being tall. Crossed with tt, about how many of its offspring are short?',
    ['None', 'A quarter', 'Half', 'All'],
    2,
    'Each offspring gets t from one side and T or t from the other.',
  ],
]

/** Ten questions a class, as the page promises. */
export const vrddhiSamples = (name: string): Sample[] =>
  ({ '8th': eighth, '9th': ninth, '10th': tenth })[name]?.map(sample) ?? []
