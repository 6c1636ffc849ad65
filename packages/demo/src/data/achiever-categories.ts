import type { DemoAchieverCategory } from '../shapes.ts'

/** In the order in which they are shown. */
export const achieverCategories: DemoAchieverCategory[] = [
  {
    slug: 'jee-advanced',
    name: 'JEE Advanced',
    heading: 'JEE Advanced: those who wrote the longest paper',
    description:
      'A few of our students go on to JEE Advanced each year. These are the ones who agreed in writing to be shown, with the course they took, how long it lasted and whether they paid for it.',
    meta_title: 'JEE Advanced achievers | Northlight Academy',
    meta_description:
      'Students of Northlight Academy who qualified in JEE Advanced, with rank, course, duration and fee status, shown with written consent.',
    is_active: true,
  },
  {
    slug: 'jee-mains',
    name: 'JEE Main',
    heading: 'JEE Main: percentiles, ranks and where they study now',
    description:
      '64 of the 412 students who finished a two-year programme in 2026 took an engineering seat through JEE. Some of them, and of earlier years, are here with their written consent.',
    meta_title: 'JEE Main achievers | Northlight Academy',
    meta_description:
      'JEE Main ranks and percentiles of Northlight students with course, duration and fee status. Shown with written consent.',
    is_active: true,
  },
  {
    slug: 'neet',
    name: 'NEET',
    heading: 'NEET: marks out of 720, and the seat that followed',
    description:
      '97 students of the 2026 class took a medical, dental or allied seat through NEET. We print marks as they were and the kind of college, government or private, because both matter to a family.',
    meta_title: 'NEET achievers | Northlight Academy',
    meta_description:
      'NEET marks of Northlight students and the kind of college they joined, with course, duration and fee status. Shown with consent.',
    is_active: true,
  },
  {
    slug: 'k-cet',
    name: 'KCET',
    heading: 'KCET: the seat most of our students take',
    description:
      '186 students of the 2026 class took a seat through KCET counselling: engineering, pharmacy, agriculture and veterinary science. It is the road most travelled here, and a good one.',
    meta_title: 'KCET achievers | Northlight Academy',
    meta_description:
      'KCET ranks of Northlight students in engineering, pharmacy and agriculture, with course, duration and fee status. With consent.',
    is_active: true,
  },
  {
    slug: 'olympiads',
    name: 'Olympiads',
    heading: 'Olympiads and talent papers, Classes 7 to 10',
    description:
      'Younger students who moved past a stage of a science or mathematics olympiad, or did well in a talent paper. A parent has consented to each entry, and it can be taken down on any day.',
    meta_title: 'Olympiad achievers | Northlight Academy',
    meta_description:
      'School students of Northlight who did well in science and mathematics olympiads. Shown with a parent’s written consent.',
    is_active: true,
  },
  {
    slug: 'boards',
    name: 'Boards',
    heading: 'Board examinations: Class 10 and PU II',
    description:
      'Board marks open doors that entrance ranks do not. These are results of Class 10 and PU II students who allowed us to print them.',
    meta_title: 'Board examination achievers | Northlight',
    meta_description:
      'Class 10 and PU II board results of Northlight students with course, duration and fee status. Shown with written consent.',
    is_active: true,
  },
]
