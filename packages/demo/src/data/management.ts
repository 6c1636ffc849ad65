import type { DemoManager } from '../shapes.ts'

/** In the order in which they are shown. */
export const management: DemoManager[] = [
  {
    slug: 'arvind-belagur',
    name: 'Dr. Arvind Belagur',
    designation: 'Founder and Director',
    qualification: 'M.Sc. (Physics), Ph.D.',
    subject: 'Physics',
    experience_years: 31,
    branch: 'bengaluru',
    teaches: true,
    description: `Arvind Belagur taught physics in a government college for thirteen years before he rented a hall on Observatory Road and put thirty chairs in it. Twenty-two students came. He still takes one batch through mechanics every year, because, as he says, a director who does not teach begins to believe the brochure.

He decides two things himself: that a batch closes at thirty, and what is printed about results. On most clear evenings he can be found on the terrace with the telescope and whoever has stayed behind.`,
    image_hint: 'geometric portrait, grey hair, round spectacles, dark kurta, star map behind',
    image_alt: 'Drawn portrait of Dr. Arvind Belagur',
    is_active: true,
  },
  {
    slug: 'sumitra-iyengar',
    name: 'Sumitra Iyengar',
    designation: 'Academic Director',
    qualification: 'M.Sc. (Mathematics), M.Phil.',
    subject: 'Mathematics',
    experience_years: 26,
    branch: 'bengaluru',
    teaches: true,
    description: `Sumitra Iyengar writes the year: what is taught in which week at which campus, what is tested, and what is left out so that there is time to think. She joined in 2009 as the second mathematics tutor and built the letter that follows every test, first by hand for 48 students and now for all of them.

She reads a sample of those letters every week and sends back the ones that could have been written about anybody. She teaches calculus to one PU II batch at Bengaluru.`,
    image_hint: 'geometric portrait, silk sari in deep blue, hair tied, chalk curve behind',
    image_alt: 'Drawn portrait of Sumitra Iyengar',
    is_active: true,
  },
  {
    slug: 'vasanth-nayak',
    name: 'Vasanth Nayak',
    designation: 'Director, Admissions and Finance',
    qualification: 'B.Com., Chartered Accountant',
    subject: '',
    experience_years: 18,
    branch: 'bengaluru',
    teaches: false,
    description: `Vasanth Nayak is the reason that the fee on the page is the fee on the receipt. He came from audit in 2013 and spent his first year turning eleven different concessions into one scholarship table that anyone can read.

His office answers for admissions, receipts and refunds. A refund that has not reached a family by the ninth day appears on his desk in red. He meets any parent who asks for a payment plan, and keeps those conversations to himself.`,
    image_hint: 'geometric portrait, short beard, white shirt, ledger lines behind',
    image_alt: 'Drawn portrait of Vasanth Nayak',
    is_active: true,
  },
  {
    slug: 'zubeida-khan',
    name: 'Dr. Zubeida Khan',
    designation: 'Principal, Northlight PU College',
    qualification: 'M.A. (English), B.Ed., Ph.D.',
    subject: 'English',
    experience_years: 24,
    branch: 'bengaluru',
    teaches: false,
    description: `Zubeida Khan leads the PU colleges on our four campuses: attendance, laboratories, languages, board registration and everything else that makes an integrated programme more than coaching with a uniform. She was a lecturer and then a vice-principal for seventeen years.

She insists on English and Kannada being taught as subjects worth loving, and on the annual play, which is rehearsed in the same months as the first big tests. Nobody has yet failed because of it.`,
    image_hint: 'geometric portrait, headscarf in deep blue, open book behind',
    image_alt: 'Drawn portrait of Dr. Zubeida Khan',
    is_active: true,
  },
  {
    slug: 'savitha-ponnappa',
    name: 'Savitha Ponnappa',
    designation: 'Head of Campus, Mysuru, and Head of Residential Life',
    qualification: 'M.Sc. (Zoology), B.Ed.',
    subject: 'Biology',
    experience_years: 20,
    branch: 'mysuru',
    teaches: true,
    description: `Savitha Ponnappa runs the Mysuru campus and answers for every student who sleeps on one of our campuses. She lives on the grounds, eats in the mess on days nobody can predict, and teaches human physiology to the residential batch.

The rules she is known for are few: lights out at ten, a call home every evening, games before study, and no student in the sick room alone. She rewrote the hostel handbook in 2019 together with two students who had wanted to leave.`,
    image_hint: 'geometric portrait, cropped hair, green sari, banyan leaves behind',
    image_alt: 'Drawn portrait of Savitha Ponnappa',
    is_active: true,
  },
  {
    slug: 'prabhakar-joshi',
    name: 'Prabhakar Joshi',
    designation: 'Head of Campus, Hubballi',
    qualification: 'M.Sc. (Chemistry), B.Ed.',
    subject: 'Chemistry',
    experience_years: 22,
    branch: 'hubballi',
    teaches: true,
    description: `Prabhakar Joshi opened the Hubballi campus in 2016 with two classrooms and a laboratory he had fitted out himself. He had taught PU chemistry in Dharwad and Gadag and knew how many good students left science because the explanation came only in English.

At Hubballi every tutor can explain in Kannada, and the glossary used on all campuses began as his handwritten list. He teaches physical chemistry and keeps the Saturday desk where families ask about anything at all.`,
    image_hint: 'geometric portrait, moustache, checked shirt, flask outline behind',
    image_alt: 'Drawn portrait of Prabhakar Joshi',
    is_active: true,
  },
  {
    slug: 'rohan-dmello',
    name: 'Rohan D’Mello',
    designation: 'Head of Campus, Mangaluru',
    qualification: 'M.Sc. (Mathematics), M.Ed.',
    subject: 'Mathematics',
    experience_years: 17,
    branch: 'mangaluru',
    teaches: true,
    description: `Rohan D’Mello started the Mangaluru campus in 2020, a year in which there was nobody on it. He taught from his dining table for eight months, and the habits of that time have stayed: short classes, clear notes, a telephone call when somebody goes quiet.

He teaches quantitative problem solving to the NEET batches, where students expect little mathematics and find that physics is full of it. He coaches badminton on three mornings and takes the Sunday walk to the beach.`,
    image_hint: 'geometric portrait, curly hair, light blue shirt, palm and wave behind',
    image_alt: 'Drawn portrait of Rohan D’Mello',
    is_active: true,
  },
  {
    slug: 'ishita-banerjee',
    name: 'Ishita Banerjee',
    designation: 'Head of Online Classes and Testing',
    qualification: 'B.E., M.Tech. (Computer Science)',
    subject: '',
    experience_years: 12,
    branch: 'bengaluru',
    teaches: false,
    description: `Ishita Banerjee looks after everything a student does on a screen: the live classes, the tests and the reports. Her rule for the test screen is one sentence long: no student may ever lose an answer. She asked for the line that counts the answers saved and waiting, so that the student can see it too.

Before Northlight she built examination software for a university. She holds a monthly open hour in which students tell her what annoyed them, and publishes what was changed.`,
    image_hint: 'geometric portrait, straight hair, spectacles, palette of dots behind',
    image_alt: 'Drawn portrait of Ishita Banerjee',
    is_active: true,
  },
]
