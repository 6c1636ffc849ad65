import type { DemoBanner } from '../shapes.ts'

/** The first stands first on the page. */
export const banners: DemoBanner[] = [
  {
    title: 'Admissions are open',
    heading: 'Thirty in a class. No one lost in it.',
    description:
      'JEE, NEET and KCET preparation along with your PU years, or an early start from Class 8. Day scholar or residential, with every fee and refund rule printed before you ask.',
    button_text: 'Apply now',
    button_link: '/admission',
    banner_image_hint: 'northern night sky with star trails around a fixed pole star, terrace line below',
    banner_image_alt: 'Star trails turning around one fixed star above a terrace',
    counter_title_1: '1 hour, every day',
    counter_description_1: 'a tutor sits only for your doubts',
    counter_image_hint_1: 'open door with lamp',
    counter_title_2: '1,600+ hours',
    counter_description_2: 'of classes across two years',
    counter_image_hint_2: 'clock arc',
    is_active: true,
  },
  {
    title: 'Scholarship test',
    heading: 'One hour, 35 questions, up to a full waiver of tuition.',
    description:
      'The aptitude test decides your scholarship, not your worth. Anyone in Classes 7 to 10 may take it, on campus or at home, for ₹99.',
    button_text: 'See test dates',
    button_link: '/admission',
    banner_image_hint: 'thirty-five dots joined into a path that climbs to a bright star',
    banner_image_alt: 'Thirty-five joined stars climbing to a brighter one',
    counter_title_1: '35 to 100%',
    counter_description_1: 'of tuition waived, by marks',
    counter_image_hint_1: 'laurel of dots',
    counter_title_2: '12 test dates',
    counter_description_2: 'at four campuses and online',
    counter_image_hint_2: 'calendar of dots',
    is_active: true,
  },
  {
    title: 'Residential at Mysuru and Mangaluru',
    heading: 'A bed, a table, four meals and eight hours of sleep.',
    description:
      'The two-year programmes with hostel, games before study, a call home every evening and tutors in the room after dinner.',
    button_text: 'See residential life',
    button_link: '/2-year-integrated-day-scholar-and-residential-program?mode=residential',
    banner_image_hint: 'hostel windows lit among banyan trees under a clear night sky',
    banner_image_alt: 'Lit hostel windows among banyan trees under a night sky',
    counter_title_1: '2 to a room',
    counter_description_1: '200 beds on two campuses',
    counter_image_hint_1: 'two windows',
    counter_title_2: '600+ sessions',
    counter_description_2: 'of problems with a tutor beside you',
    counter_image_hint_2: 'round table',
    is_active: true,
  },
]
