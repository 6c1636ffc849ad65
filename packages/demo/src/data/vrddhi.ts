import type { DemoVrddhi } from '../programme-shapes.ts'
import { vrddhiSamples } from './vrddhi-samples.ts'

export const vrddhi: DemoVrddhi = {
  name: 'Vrddhi',
  heading: 'Vrddhi, an inter-school talent examination',
  lead: 'A free hour of good questions for students of Classes 8, 9 and 10, held on one morning in four zones of Karnataka.',
  history: {
    heading: 'How it began',
    body: `In 2011 four science teachers from government and private schools in Bengaluru asked us for a paper that their students could write together, without a fee and without a coaching syllabus. 212 students came. The teachers marked the papers in our dining hall in one evening.

*Vrddhi* is a Sanskrit word for growth. The name was chosen by a Class 9 student, who argued that a test should have the word for what happens afterwards. The examination has been held every year since, on paper or, in two years, online. At the last one 2,146 students from 173 schools took part. The teachers still read every question before it is printed.`,
  },
  numbers: { first_year: 2011, students_last_year: 2146, schools_last_year: 173 },
  objectives: {
    heading: 'What it is for',
    intro: 'Vrddhi has no course behind it and nothing to sell. It has four aims.',
    bullets: [
      'To let students meet questions that reward thinking more than memory',
      'To show each student, privately, what they are good at, subject by subject',
      'To bring schools of every kind into one hall: government, aided, private, Kannada and English medium',
      'To give teachers a set of 105 fresh questions a year, free to use in class',
    ],
  },
  format: {
    heading: 'The paper',
    questions: 35,
    minutes: 60,
    subjects: [
      { name: 'Mental ability', questions: 7 },
      { name: 'Mathematics', questions: 7 },
      { name: 'Physics', questions: 7 },
      { name: 'Chemistry', questions: 7 },
      { name: 'Biology', questions: 7 },
    ],
    marks_per_question: 1,
    negative_marks: 0,
    languages: ['English', 'Kannada'],
    mode: 'OFFLINE',
    text: '35 objective questions in one hour, seven in each of five subjects. One mark for a right answer, none taken away for a wrong one. Questions are printed in English and Kannada side by side.',
  },
  rewards: {
    heading: 'Rewards',
    bullets: [
      'A rolling trophy for the school with the best average of its ten highest papers, kept for a year',
      'Medals for the highest mark of each class in every participating school',
      'A trophy and books worth ₹2,500 for the first in each class of each zone',
      'A certificate and a personal report for everyone who wrote the paper',
    ],
  },
  zones: [
    {
      name: 'South zone',
      branch: 'bengaluru',
      centre: 'Bengaluru campus',
      districts: ['Bengaluru Urban', 'Bengaluru Rural', 'Ramanagara', 'Tumakuru', 'Kolar', 'Chikkaballapura'],
      seats: 720,
    },
    {
      name: 'Old Mysuru zone',
      branch: 'mysuru',
      centre: 'Mysuru campus',
      districts: ['Mysuru', 'Mandya', 'Chamarajanagar', 'Kodagu', 'Hassan'],
      seats: 600,
    },
    {
      name: 'North zone',
      branch: 'hubballi',
      centre: 'Hubballi campus',
      districts: ['Dharwad', 'Gadag', 'Haveri', 'Belagavi', 'Vijayapura', 'Bagalkote'],
      seats: 600,
    },
    {
      name: 'Coastal zone',
      branch: 'mangaluru',
      centre: 'Mangaluru campus',
      districts: ['Dakshina Kannada', 'Udupi', 'Uttara Kannada', 'Chikkamagaluru'],
      seats: 480,
    },
  ],
  dates: [
    { what: 'Registration opens', days_from_today: -25, weekday: null, time: null },
    { what: 'Registration closes', days_from_today: 49, weekday: null, time: null },
    { what: 'Hall tickets reach schools and parents', days_from_today: 63, weekday: null, time: null },
    {
      what: 'Examination',
      days_from_today: 70,
      weekday: 'Sunday',
      time: '11:00 am – 12:00 noon, gates open at 9:45 am',
    },
    { what: 'Answer key and solutions published', days_from_today: 72, weekday: null, time: null },
    { what: 'Results sent to students and schools', days_from_today: 91, weekday: null, time: null },
    { what: 'Prize morning at Bengaluru', days_from_today: 105, weekday: 'Sunday', time: null },
  ],
  event: 'vrddhi-talent-examination',
  fee: 0,
  testimonials: [
    {
      name: 'Sharanappa Bilagi',
      designation: 'Father of a Class 9 student, Gadag',
      message: 'She came out saying that question 14 was beautiful. I had never heard that word used about a test.',
    },
    {
      name: 'Usha Mariappa',
      designation: 'Mother of a Class 8 student, Mandya',
      message:
        'There was no brochure in the bag and no call afterwards. Only the report, with a line about biology that his teacher also agreed with.',
    },
    {
      name: 'Anthony Sequeira',
      designation: 'Father of a Class 10 student, Udupi',
      message: 'He did not win anything. He has solved the last question of every section three times since.',
    },
  ],
  faqs: [
    {
      question: 'Does it cost anything?',
      answer:
        'No. Registration, the paper, the report and the certificate are free. Schools arrange the journey; for government schools beyond 40 km we pay the bus.',
    },
    {
      question: 'My school does not take part. Can I come alone?',
      answer:
        'Yes. Register on the page of the examination with your name and a parent’s number. Bring your school identity card.',
    },
    {
      question: 'Is there anything to study?',
      answer:
        'No. The syllabus download has ten sample questions for each class, so that the paper does not look strange.',
    },
    {
      question: 'Can I write it in Kannada?',
      answer: 'Yes. Every question is printed in English and Kannada, and both are valid.',
    },
    {
      question: 'Who sees my marks?',
      answer:
        'You, a parent and your school. Names of medal winners are published only with a parent’s written consent.',
    },
    {
      question: 'Does it give a scholarship at Northlight?',
      answer: 'No. The aptitude test on the admission page is separate. Vrddhi is kept free of that on purpose.',
    },
  ],
  syllabus: {
    lead: 'The paper keeps to what the three boards have in common until the month of the examination. Nothing has to be prepared; this list is for those who like to know.',
    classes: [
      {
        name: '8th',
        samples: vrddhiSamples('8th'),
        subjects: [
          {
            name: 'Mental ability',
            topics: ['Series and patterns', 'Coding', 'Directions', 'Paper folding', 'Simple logic'],
          },
          {
            name: 'Mathematics',
            topics: ['Rational numbers', 'Linear equations', 'Quadrilaterals', 'Squares and cubes', 'Data handling'],
          },
          { name: 'Physics', topics: ['Force and pressure', 'Friction', 'Sound', 'Light and reflection'] },
          {
            name: 'Chemistry',
            topics: ['Materials: metals and non-metals', 'Combustion and flame', 'Coal and petroleum'],
          },
          { name: 'Biology', topics: ['Cell', 'Micro-organisms', 'Crops', 'Conservation of plants and animals'] },
        ],
      },
      {
        name: '9th',
        samples: vrddhiSamples('9th'),
        subjects: [
          {
            name: 'Mental ability',
            topics: ['Analogies', 'Number puzzles', 'Calendars and clocks', 'Cubes and dice', 'Arguments'],
          },
          {
            name: 'Mathematics',
            topics: ['Number systems', 'Polynomials', 'Triangles', 'Coordinate geometry', 'Surface areas'],
          },
          { name: 'Physics', topics: ['Motion', 'Laws of motion', 'Gravitation', 'Work and energy'] },
          {
            name: 'Chemistry',
            topics: ['Matter and its states', 'Mixtures', 'Atoms and molecules', 'Structure of the atom'],
          },
          { name: 'Biology', topics: ['Tissues', 'Diversity of life', 'Health and disease', 'Natural resources'] },
        ],
      },
      {
        name: '10th',
        samples: vrddhiSamples('10th'),
        subjects: [
          {
            name: 'Mental ability',
            topics: ['Syllogisms', 'Data sufficiency', 'Figures and rotation', 'Arrangements', 'Estimation'],
          },
          {
            name: 'Mathematics',
            topics: [
              'Real numbers',
              'Quadratic equations',
              'Arithmetic progressions',
              'Trigonometry',
              'Circles',
              'Probability',
            ],
          },
          { name: 'Physics', topics: ['Light', 'The eye', 'Electricity', 'Magnetic effects of current'] },
          {
            name: 'Chemistry',
            topics: ['Chemical reactions', 'Acids, bases and salts', 'Metals', 'Carbon compounds', 'Periodic table'],
          },
          { name: 'Biology', topics: ['Life processes', 'Control and coordination', 'Reproduction', 'Heredity'] },
        ],
      },
    ],
  },
}
