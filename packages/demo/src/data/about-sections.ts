import type { DemoAbout } from '../shapes.ts'

export const aboutSections: DemoAbout[] = [
  {
    page: 'home-page',
    title: 'Who we are',
    heading: 'A coaching institute that stayed small on purpose',
    description: `Northlight began in 2008 with 22 students, thirty chairs and one rule: never more than 30 students in a batch. Seventeen classes have left since then, and the rule has survived four campuses, two of them with hostels.

We teach PU students for boards, JEE, NEET and KCET in one timetable, and students of Classes 8 to 10 in the evenings. The tutors who meet you on the first day stay until the last paper. After every test there is a written report, which we call the letter: it says what cost you marks and what to do this week.

We print our fees with tax, our refund rule with examples and our results whole: of the 436 students who began a two-year course in 2024, 412 finished it, and we can tell you where each of them went.`,
    image_hint: 'desk of a doubt hour from above: notebook, chalk, tea',
    image_alt:
      'A desk seen from above: an open notebook with a triangle and a tick, a pencil, chalk, spectacles and a glass of tea',
    counter_title: '412 finished in 2026',
    counter_description: 'every one of them counted, 24 trying again',
    counter_image_hint: 'field of dots',
  },
  {
    page: 'about-page',
    title: 'About us',
    heading: 'About us: from one hall to four campuses',
    description: `In 2008 Arvind Belagur, who had taught physics in a government college for thirteen years, rented a hall on Observatory Road in Bengaluru. He bought thirty chairs because that was how many fitted without anyone sitting behind a pillar. Twenty-two students came. The number thirty stayed.

Sumitra Iyengar joined a year later and began to write a letter to each student after each test, by hand. The letter stayed as well. Mysuru followed in 2012, with a hostel because students were travelling three hours a day; Hubballi in 2016, because explanations in Kannada were needed; Mangaluru in 2020, in a year when nobody could come, from a dining table.

Today 1,680 students are with us: 858 in the two-year courses, the others in evening and weekend classes, in the Repeater’s Year and online. 46 tutors teach them. Each is named on this site with a qualification and years of teaching.

We have refused some things on the way: batches of sixty, public ranking lists, hoardings with faces, a discount that ends at midnight. We have also made mistakes, such as a hostel that opened before its laundry did, and we keep the complaints register open because it is the cheapest advice there is.

The name comes from the pole star. From Karnataka it stands low in the north and is easily missed. The whole sky turns around it, and it stays.`,
    image_hint: 'timeline of four campuses as a constellation from south to north',
    image_alt:
      'Karnataka drawn as a constellation. Its four bright stars are Hubballi in the north, Mangaluru on the coast, Mysuru in the south and Bengaluru in the east',
    counter_title: 'Since 2008',
    counter_description: 'never more than 30 in a batch',
    counter_image_hint: 'thirty dots',
  },
]
