import type { DemoEvent } from '../shapes.ts'

export const events: DemoEvent[] = [
  {
    name: 'KCET option-entry desk',
    slug: 'kcet-option-entry-desk',
    heading: 'An option-entry desk for every family in the city',
    days_from_today: -112,
    weekday: 'Sunday',
    starts: '10:00 am',
    ends: '4:00 pm',
    venue_branch: 'hubballi',
    mode: 'On campus',
    venue: 'Ground-floor hall, Hubballi campus',
    description: `The order in which you enter colleges and branches decides your seat as much as your rank does, and it is decided in one sitting, often late at night, by a worried family in front of a small screen. So we opened the hall for a day.

Twelve tutors, four of them from our other campuses, sat at twelve tables with last year’s closing ranks on paper. Families came with a rank card and a rough list, and left with a considered one. There was no charge, and nobody asked whether the student had studied with us; of the 138 families who came, 91 had not.

## What we went through at each table
- What the student wants to study, asked of the student
- Which colleges are within reach by last year’s ranks, which are hopeful and which are safe
- The yearly fee, the hostel and the distance from home, written beside each option
- The order, read aloud from the top with one question at every line: if you got this one, would you be sorry not to have had the next?

## What we learnt
Two thirds of the lists had a safe option placed above a hopeful one, which means that the hopeful one could never be allotted. Mallikarjun sir has since written this up for the Knowledge Desk. The desk will be held again in the next counselling season, at Hubballi and at Mysuru.`,
    specifications: [
      { title: 'Entry', description: 'Free, for any family with a KCET rank' },
      { title: 'Bring', description: 'Rank card, a rough list of options, the student' },
      { title: 'Language', description: 'Kannada and English' },
      { title: 'Seats', description: 'Twelve tables, about 25 minutes a family' },
    ],
    speakers: [
      {
        name: 'Mallikarjun Gouda',
        designation: 'Senior Tutor, Mathematics',
        qualification: 'M.Sc.',
        image_hint: 'portrait, short hair, white kurta, lattice of dots',
        image_alt: 'Drawn portrait of Mallikarjun Gouda',
      },
      {
        name: 'Prabhakar Joshi',
        designation: 'Head of Campus, Hubballi',
        qualification: 'M.Sc. (Chemistry), B.Ed.',
        image_hint: 'geometric portrait, moustache, checked shirt, flask outline behind',
        image_alt: 'Drawn portrait of Prabhakar Joshi',
      },
    ],
    image_hint: 'hall with twelve tables and long lists of stars',
    image_alt: 'Families at twelve tables going through lists of colleges',
    meta_title: 'KCET option-entry desk, Hubballi',
    meta_description:
      'A free day at Hubballi on which tutors went through KCET option lists with 138 families, and what they learnt from it.',
    is_active: true,
  },
  {
    name: 'Alumni evening: five first years',
    slug: 'alumni-evening-five-first-years',
    heading: 'Five former students on a first year of college',
    days_from_today: -78,
    weekday: 'Saturday',
    starts: '5:30 pm',
    ends: '7:30 pm',
    venue_branch: 'bengaluru',
    mode: 'On campus',
    venue: 'Terrace room, Bengaluru campus',
    description: `What happens after the rank? Five former students came back for an evening to tell those who are still in the middle of it. One is in an IIT, one in a government medical college, one in an aided engineering college in Bengaluru, one studies agriculture, and one left engineering after a term to read statistics.

Nobody gave a speech. Each brought an object from the year: a burnt soldering iron, a pressed leaf, a train ticket, a graph that had come out wrong, a photograph of a hostel dog. They said what it had to do with them, and then the questions began.

## What the students asked
- Is it lonely? *At first, for most. Less if you join something in the second week.*
- Do the marks from here matter? *Never asked about. The habit of asking questions is used every day.*
- Do you regret the branch you chose? *Two said a little, one said no, one changed it, one is still thinking.*
- How much money does a month take? *Between ₹3,000 and ₹6,000 beyond hostel and fees. Write it down for a month and you will be surprised.*

The recording is not public, because the guests spoke more freely without one. The next alumni evening is planned after the second-term examinations, again with people from different roads. If you have studied with us and would like to come, write to the office; a career worth talking about is not required.`,
    specifications: [
      { title: 'For', description: 'PU I and PU II students and their parents' },
      { title: 'Entry', description: 'Free; students under 18 with a parent’s note' },
      { title: 'Attendance', description: '74 students, 31 parents' },
      { title: 'Recording', description: 'None' },
    ],
    speakers: [
      {
        name: 'Vinutha Channagiri',
        designation: 'Second-year student of statistics',
        qualification: 'Two-Year Integrated, batch of 2025',
        image_hint: 'geometric portrait, guest',
        image_alt: 'Drawn portrait of Vinutha Channagiri',
      },
      {
        name: 'Mahesh Kolkar',
        designation: 'Second-year student of medicine',
        qualification: 'Two-Year Integrated, batch of 2025',
        image_hint: 'geometric portrait, guest',
        image_alt: 'Drawn portrait of Mahesh Kolkar',
      },
      {
        name: 'Sumitra Iyengar',
        designation: 'Academic Director',
        qualification: 'M.Sc. (Mathematics), M.Phil.',
        image_hint: 'geometric portrait, silk sari in deep blue, hair tied, chalk curve behind',
        image_alt: 'Drawn portrait of Sumitra Iyengar',
      },
    ],
    image_hint: 'five small objects on a table under a lamp, star lines between them',
    image_alt: 'Five objects on a table, each brought by a former student',
    meta_title: 'Alumni evening: five first years',
    meta_description:
      'Five former students on their first year at an IIT, a medical college, an engineering college, a farm university and in statistics.',
    is_active: true,
  },
  {
    name: 'Science fair: forty things that nearly work',
    slug: 'science-fair-forty-things',
    heading: 'Forty things that nearly work',
    days_from_today: -50,
    weekday: 'Saturday',
    starts: '10:00 am',
    ends: '3:00 pm',
    venue_branch: 'mysuru',
    mode: 'On campus',
    venue: 'Banyan ground, Mysuru campus',
    description: `A science fair usually shows things that work. Ours showed forty things that nearly do, with a card beside each that said what went wrong and what would be tried next. Students of Classes 8 to 10 built them in the six weeks before, at home and in the practical afternoons.

There was a solar cooker that reached 71 degrees and needed 75, a water filter that improved everything but the taste, a bridge of newspaper that carried a brother but not a father, and a rain gauge that measured the neighbour’s sprinkler for a week. The judges, two engineers and a farmer, did not give points for success. They asked one question: how do you know?

## Prizes, such as they were
- Best measured failure: the solar cooker, for a table of 46 readings
- Best second attempt: a seed-sorting tray, rebuilt overnight with a borrowed fan
- Best question by a visitor: a boy of seven, who asked the bridge builders why they had not used the magazine

About 420 visitors came, most of them families from the neighbourhood. Twelve exhibits are still standing in the corridor outside the library, and one of them now works. Schools that would like to hold such a fair can have our planning sheets; they fit on three pages.`,
    specifications: [
      { title: 'For', description: 'Classes 5 and above, families, neighbours' },
      { title: 'Entry', description: 'Free, no registration' },
      { title: 'Exhibits', description: '40, by 63 students' },
      { title: 'Judges', description: 'Two engineers and a farmer' },
    ],
    speakers: [
      {
        name: 'Ramesh Achar',
        designation: 'Senior Tutor, Foundation Mathematics',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, bald, white beard, abacus',
        image_alt: 'Drawn portrait of Ramesh Achar',
      },
      {
        name: 'Dr. George Cherian',
        designation: 'Head of Biology, Mysuru',
        qualification: 'M.Sc., Ph.D.',
        image_hint: 'portrait, sun hat, khaki shirt, fern',
        image_alt: 'Drawn portrait of Dr. George Cherian',
      },
      {
        name: 'Nagendra Swamy',
        designation: 'Organic farmer and inventor',
        qualification: 'Diploma in Mechanical Engineering',
        image_hint: 'geometric portrait, guest',
        image_alt: 'Drawn portrait of Nagendra Swamy',
      },
    ],
    image_hint: 'newspaper bridge, solar cooker and rain gauge drawn in lines',
    image_alt: 'A newspaper bridge and a solar cooker under a banyan tree',
    meta_title: 'Science fair: forty things that nearly work',
    meta_description:
      'Forty exhibits by students of Classes 8 to 10 at Mysuru, each with a card that says what went wrong and what comes next.',
    is_active: true,
  },
  {
    name: 'Parents’ evening: sleep, phones and expectations',
    slug: 'parents-evening-sleep-phones',
    heading: 'An evening for parents on sleep, phones and expectations',
    days_from_today: -29,
    weekday: 'Saturday',
    starts: '6:00 pm',
    ends: '8:00 pm',
    venue_branch: 'mangaluru',
    mode: 'On campus',
    venue: 'Dining hall, Mangaluru campus',
    description: `Preethi Nayak, our counsellor, meets about 300 students a year. Three subjects come up in nearly every conversation, and this evening was about them, without the students in the room.

## Sleep
She showed the diaries of 40 students, without names. Those who slept under seven hours made more careless mistakes in the Saturday test than those who slept eight, and worked about 50 minutes longer for the same homework. The cheapest improvement in marks is an earlier bedtime.

## Phones
Taking the phone away works for nine days on average, she said, after which there is a second phone. What lasts longer is a place for it: outside the bedroom, on a charger, for everyone in the family. Parents laughed at the last four words and then stopped.

## Expectations
Parents wrote on a card, unsigned, what they were most afraid of. Most cards said some form of the same thing: that the child will have tried and not been enough. Reading twenty of them aloud took ten minutes, and nobody spoke for a while.

The second hour was for questions. Several parents asked how to talk after a bad test. Her suggestion was to wait a day, to ask what the letter says, and to listen to the answer to the end. The same evening will be held at the other three campuses during the year; parents of students at other institutes are welcome.`,
    specifications: [
      { title: 'For', description: 'Parents of Classes 8 to 12, ours or not' },
      { title: 'Entry', description: 'Free' },
      { title: 'Language', description: 'English, with answers in Kannada and Tulu' },
      { title: 'Attendance', description: '88 parents' },
    ],
    speakers: [
      {
        name: 'Preethi Nayak',
        designation: 'Student Counsellor',
        qualification: 'M.Sc. (Psychology), Diploma in Counselling',
        image_hint: 'portrait, soft curls, lilac kurta, two overlapping circles',
        image_alt: 'Drawn portrait of Preethi Nayak',
      },
      {
        name: 'Rohan D’Mello',
        designation: 'Head of Campus, Mangaluru',
        qualification: 'M.Sc. (Mathematics), M.Ed.',
        image_hint: 'geometric portrait, curly hair, light blue shirt, palm and wave behind',
        image_alt: 'Drawn portrait of Rohan D’Mello',
      },
    ],
    image_hint: 'window with moon, phone on a charger outside a door',
    image_alt: 'A phone on a charger outside a bedroom door, with the moon in the window',
    meta_title: 'Parents’ evening: sleep, phones, expectations',
    meta_description:
      'An evening at Mangaluru with our counsellor on sleep, phones and expectations: what the diaries of forty students showed.',
    is_active: true,
  },
  {
    name: 'A Saturday for school science teachers',
    slug: 'saturday-for-science-teachers',
    heading: 'A Saturday for school science teachers',
    days_from_today: -8,
    weekday: 'Saturday',
    starts: '10:00 am',
    ends: '4:00 pm',
    venue_branch: 'hubballi',
    mode: 'On campus',
    venue: 'Physics laboratory, Hubballi campus',
    description: `Thirty-two science teachers from government and aided schools of Hubballi, Dharwad and Gadag spent a Saturday in our laboratory, building demonstrations that cost less than ₹50 each. The day was in Kannada, with tea at the usual intervals and at one unusual one, when an electroscope finally worked.

Shivanand sir brought forty demonstrations from his notebook and each teacher chose four. By noon the tables held lenses made of water drops, a motor from a battery and a nail, litmus from red cabbage, a lung from a bottle and a balloon, and a model of the phases of the moon that needs a lamp, a ball and somebody willing to turn around slowly.

## The afternoon
The second half was about one question: what do you ask the class *before* you show it? The teachers wrote a prediction question for each demonstration and tried it on one another. The predictions were wrong often enough to be interesting.

Everyone went home with the four things they had built, a box of parts for a class of forty, and a booklet in Kannada. The parts were paid for by a former student who wishes not to be named. We will do it again at Mysuru and would be glad of teachers who want to lead a table. There was no talk about our courses, and there will not be one next time.`,
    specifications: [
      { title: 'For', description: 'Science teachers of Classes 6 to 10' },
      { title: 'Entry', description: 'Free, by invitation through schools' },
      { title: 'Places', description: '32' },
      { title: 'Taken home', description: 'Four demonstrations, a box of parts, a booklet in Kannada' },
    ],
    speakers: [
      {
        name: 'Shivanand Angadi',
        designation: 'Senior Tutor, Physics',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, glasses, white shirt, magnet field',
        image_alt: 'Drawn portrait of Shivanand Angadi',
      },
      {
        name: 'Girija Patil',
        designation: 'Tutor, Foundation Mathematics and Science',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, long plait, pink sari, protractor',
        image_alt: 'Drawn portrait of Girija Patil',
      },
      {
        name: 'Sarojini Bevinamarad',
        designation: 'Headmistress of a government high school',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'geometric portrait, guest',
        image_alt: 'Drawn portrait of Sarojini Bevinamarad',
      },
    ],
    image_hint: 'table with water-drop lens, nail motor and bottle lung',
    image_alt: 'Teachers building a small motor from a battery and a nail',
    meta_title: 'A Saturday for school science teachers',
    meta_description:
      'Thirty-two school teachers, forty demonstrations under ₹50 and a day in Kannada in the Hubballi physics laboratory.',
    is_active: true,
  },
  {
    name: 'Open house: sit in on a real class',
    slug: 'open-house-real-class',
    heading: 'Sit in on a real class',
    days_from_today: 13,
    weekday: 'Saturday',
    starts: '9:30 am',
    ends: '12:30 pm',
    venue_branch: 'bengaluru',
    mode: 'On campus',
    venue: 'Bengaluru campus, start at the front desk',
    seats: 180,
    description: `Most open days show you the building. We would rather show you a class. On this morning families sit at the back of real lessons, with the students who are here every Saturday, and nothing is staged; if the tutor makes a mistake on the board, you will see that too.

## How the morning runs
- **9:30 am** Tea, name tags, a plan of the building
- **10:00 am** First class: choose physics with Meera Hegde, biology with Dr. Farah Siddiqui, or a Foundation class with Sahana Urs
- **10:50 am** Change rooms; second class
- **11:40 am** An hour with nobody from the office in the room: four PU II students answer whatever you ask. They have been told to be frank, and they are

Counsellors are at a table outside for those who want to talk about courses, fees or the aptitude test. Nobody will telephone you afterwards unless you write your number on the list for it.

## For younger students
Children of Classes 5 to 7 are welcome in the terrace room, where Tanvi Joshi has one problem, a box of matchsticks and no answer sheet.

The campus has a lift and a ramp. Parking on Observatory Road is difficult; the metro station is a walk of nine minutes, and the way is marked with small gold stars.`,
    specifications: [
      { title: 'Entry', description: 'Free; please reserve, so that there are enough chairs' },
      { title: 'Seats', description: '180, for about ninety families' },
      { title: 'Bring', description: 'A notebook, and questions' },
      { title: 'Access', description: 'Ramp, lift, step-free toilets' },
      { title: 'Language', description: 'English and Kannada' },
    ],
    speakers: [
      {
        name: 'Meera Hegde',
        designation: 'Head of Physics',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, long plait, teal sari, force diagram',
        image_alt: 'Drawn portrait of Meera Hegde',
      },
      {
        name: 'Dr. Farah Siddiqui',
        designation: 'Head of Biology',
        qualification: 'M.Sc., Ph.D.',
        image_hint: 'portrait, wavy hair, white coat, leaf and cell',
        image_alt: 'Drawn portrait of Dr. Farah Siddiqui',
      },
      {
        name: 'Sahana Urs',
        designation: 'Tutor, Foundation Science',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, bob hair, mustard kurta, magnifying glass',
        image_alt: 'Drawn portrait of Sahana Urs',
      },
    ],
    image_hint: 'classroom from the back row, thirty chairs, one lit board',
    image_alt: 'A classroom seen from the last row: thirty empty chairs before a lit board',
    meta_title: 'Open house: sit in on a real class',
    meta_description:
      'A Saturday morning at Bengaluru in real PU and Foundation classes, and an hour of frank questions with PU II students.',
    is_active: true,
  },
  {
    name: 'NEET moves to a screen: what changes',
    slug: 'neet-moves-to-a-screen',
    heading: 'NEET moves to a screen: what changes, and what does not',
    days_from_today: 21,
    weekday: 'Sunday',
    starts: '11:00 am',
    ends: '12:15 pm',
    venue_branch: 'bengaluru',
    mode: 'Online',
    venue: 'Live from the Bengaluru studio; the link comes by e-mail',
    description: `For most of its life NEET was written with a pen and an answer sheet. It is now a computer-based paper, and families have asked us many questions about it, some of them born of rumours. This hour goes through what is known from the published notices, what we have seen with our own students on the practice screen, and what nobody knows yet.

## What we will show
- The screen itself: sections, the five colours and shapes of the palette, *Save & Next*, marking a question for review, the clock
- What a student loses in the first two papers on a screen: about 20 marks in our own batches, mostly by re-reading on a bright page and by forgetting to save. By the sixth paper the difference is gone
- What stays the same: the syllabus, the marks, the 180 minutes, the need for sleep
- Several shifts and normalisation, explained with a small example and without formulas

## What we will not do
We will not guess dates, and we will not sell a course. At the end there are 25 minutes for questions, typed or spoken.

Afterwards every participant gets a link to one free 45-minute topic paper on the same kind of screen. It needs no payment; a free account keeps the report private, and for students under 18 a parent confirms it. The slides, without names or faces, are put on the Knowledge Desk in the week after.`,
    specifications: [
      { title: 'Entry', description: 'Free, online' },
      { title: 'Needs', description: 'Any phone; a larger screen for the practice paper' },
      { title: 'Language', description: 'English; questions in Kannada and Hindi welcome' },
      { title: 'Recording', description: 'Slides only' },
    ],
    speakers: [
      {
        name: 'Ishita Banerjee',
        designation: 'Head of Online Classes and Testing',
        qualification: 'B.E., M.Tech. (Computer Science)',
        image_hint: 'geometric portrait, straight hair, spectacles, palette of dots behind',
        image_alt: 'Drawn portrait of Ishita Banerjee',
      },
      {
        name: 'Dr. Farah Siddiqui',
        designation: 'Head of Biology',
        qualification: 'M.Sc., Ph.D.',
        image_hint: 'portrait, wavy hair, white coat, leaf and cell',
        image_alt: 'Drawn portrait of Dr. Farah Siddiqui',
      },
      {
        name: 'Vivek Shenoy',
        designation: 'Senior Tutor, Physics',
        qualification: 'M.Tech.',
        image_hint: 'portrait, beard, grey shirt, circuit lines',
        image_alt: 'Drawn portrait of Vivek Shenoy',
      },
    ],
    image_hint: 'screen with palette of five shapes, stethoscope curve',
    image_alt: 'An examination screen with a palette of five shapes',
    meta_title: 'NEET on a screen: what changes',
    meta_description:
      'A free online hour on the computer-based NEET: the screen, the palette, what students lose at first, and what stays the same.',
    is_active: true,
  },
  {
    name: 'Scholarship and fees: an hour with the accounts',
    slug: 'scholarship-and-fees-hour',
    heading: 'An hour with the accounts, for families',
    days_from_today: 27,
    weekday: 'Saturday',
    starts: '11:00 am',
    ends: '12:00 noon',
    venue_branch: 'mangaluru',
    mode: 'On campus',
    venue: 'Room 2, Mangaluru campus, and by video',
    seats: 40,
    description: `Vasanth Nayak, who answers for our admissions and finances, goes through every rupee a family pays in two years: what the fee covers, what it does not, when each part is due, and how it comes back if a student leaves. He brings three receipts with the names removed and explains each line.

## What he covers
- The fee of each course, GST included, and why the campuses differ
- Four instalments without any extra charge, and what happens if one is late: a telephone call, and after that a plan
- The scholarship table of the aptitude test, from 35 per cent to a full waiver of tuition, and the two things it does not waive
- Help for families whose income has fallen. There is a small fund, it is decided by three people, and nobody else hears about it
- The refund rule, worked through for a student who leaves after three months
- Education loans: the papers a bank asks for, and where the interest is hidden

The second half is for questions. You may also hand in a question on a slip without a name; those are answered first, because they are usually the ones everyone has.

The hour is held at Mangaluru and joined by video from the other campuses. It is not necessary to have applied. If you cannot come, the same figures are printed on every course page.`,
    specifications: [
      { title: 'Entry', description: 'Free' },
      { title: 'For', description: 'Parents and guardians; students welcome' },
      { title: 'By video', description: 'From the front office of any campus' },
      { title: 'Language', description: 'English and Kannada' },
    ],
    speakers: [
      {
        name: 'Vasanth Nayak',
        designation: 'Director, Admissions and Finance',
        qualification: 'B.Com., Chartered Accountant',
        image_hint: 'geometric portrait, short beard, white shirt, ledger lines behind',
        image_alt: 'Drawn portrait of Vasanth Nayak',
      },
      {
        name: 'Rohan D’Mello',
        designation: 'Head of Campus, Mangaluru',
        qualification: 'M.Sc. (Mathematics), M.Ed.',
        image_hint: 'geometric portrait, curly hair, light blue shirt, palm and wave behind',
        image_alt: 'Drawn portrait of Rohan D’Mello',
      },
    ],
    image_hint: 'receipt lines turning into a small constellation',
    image_alt: 'A receipt whose lines join into a constellation',
    meta_title: 'Scholarship and fees: an hour with the accounts',
    meta_description:
      'Every rupee of two years explained: fees, instalments, the scholarship table, the help fund and the refund rule, with real receipts.',
    is_active: true,
  },
  {
    name: 'Night-sky evening on the terrace',
    slug: 'night-sky-evening',
    heading: 'A night-sky evening for families',
    days_from_today: 33,
    weekday: 'Friday',
    starts: '7:00 pm',
    ends: '9:00 pm',
    venue_branch: 'mysuru',
    mode: 'On campus',
    venue: 'Library terrace, Mysuru campus',
    seats: 120,
    description: `Three telescopes, one green pointer, no speeches. The Mysuru campus lies at the edge of the city, and from the library terrace the southern sky is dark enough to see what most of us have only read about.

Raghavendra Bhat and a friend from the amateur astronomers' circle set up at sunset. Residential students run the telescopes; they have practised for a month and know what to do when a six-year-old kicks the tripod.

## What we hope to see
- The moon’s edge, where the shadows are long enough to measure a mountain
- Whatever planets are up that evening, with their moons if the air is still
- A star nursery, two clusters and a double star with two colours
- The pole star, very low in the north from here, and the reason for our name

While you wait, there is a corner for drawing what you saw, a table with a globe and a lamp, and hot *badam* milk from the mess.

If clouds come, we move indoors and build a planisphere from paper; the telescopes are set up again on the next clear Friday, and everyone who registered gets a message by 4 pm. Children come with an adult. The terrace is reached by a ramp on the east side, and one telescope has an eyepiece at wheelchair height.`,
    specifications: [
      { title: 'Entry', description: 'Free; please reserve, so that the mess knows how much milk to boil' },
      { title: 'For', description: 'Families and neighbours, all ages' },
      { title: 'Bring', description: 'Something warm, and patience' },
      { title: 'If cloudy', description: 'Paper planispheres indoors, a second date for the sky' },
      { title: 'Access', description: 'Ramp and a low eyepiece' },
    ],
    speakers: [
      {
        name: 'Raghavendra Bhat',
        designation: 'Head of Physics, Mysuru',
        qualification: 'M.Sc., M.Phil.',
        image_hint: 'portrait, side parting, cream shirt, lens rays',
        image_alt: 'Drawn portrait of Raghavendra Bhat',
      },
      {
        name: 'Lokesh Aradhya',
        designation: 'Amateur astronomer',
        qualification: 'B.E., member of an astronomers’ circle',
        image_hint: 'geometric portrait, guest',
        image_alt: 'Drawn portrait of Lokesh Aradhya',
      },
    ],
    image_hint: 'terrace with three telescopes, pole star low over banyans',
    image_alt: 'Three telescopes on a terrace with the pole star low over banyan trees',
    meta_title: 'Night-sky evening, Mysuru campus',
    meta_description:
      'Three telescopes on the library terrace at Mysuru, run by students, for families and neighbours. Free, with a plan for clouds.',
    is_active: true,
  },
  {
    name: 'Full-length mock day: JEE Main and NEET',
    slug: 'full-length-mock-day',
    heading: 'A full-length mock day, open to everyone',
    days_from_today: 48,
    weekday: 'Saturday',
    starts: '8:30 am',
    ends: '1:00 pm',
    venue_branch: 'bengaluru',
    mode: 'On campus',
    venue: 'Computer halls of all four campuses; registration desk at Bengaluru',
    seats: 180,
    description: `One full paper, at the hour of the real one, in a hall with people you do not know. That is the part of an examination that cannot be practised at home.

JEE Main and NEET papers run side by side, each of 180 minutes, on the examination screen. The halls have 180 seats in all: 60 at Bengaluru, 60 at Mysuru, 30 at Hubballi and 30 at Mangaluru. Students of any institute may come, and about half usually do.

## The morning
- **8:30 am** Gates open; identity card, a seat number, bags on the shelf
- **9:15 am** Instructions on the screen, at your own pace
- **9:30 am to 12:30 pm** The paper. Water is brought round; the clock is on the screen
- **12:30 pm** Stay or go. Tutors are in the courtyard until 1:00 pm for anyone who wants to talk about a question

## Afterwards
The letter arrives within five days: marks by section and topic, time by question, and three things to do in the following week. Rank and percentile are shown to you alone. If you think a key is wrong, challenge it within a week; corrections are applied to everyone.

The fee pays for the hall and the marking and is not charged to students of our two-year programmes and the Test Series. Compensatory time for students with disabilities is given as in the real examination; tell us a week before.`,
    specifications: [
      { title: 'Fee', description: '₹150; nothing for two-year and Test Series students' },
      { title: 'Seats', description: '180 over four campuses' },
      { title: 'Bring', description: 'Identity card with photograph, water in a clear bottle' },
      { title: 'Extra time', description: '20 minutes an hour on request, a week before' },
      { title: 'Result', description: 'By letter, within five days, private' },
    ],
    speakers: [
      {
        name: 'Vivek Shenoy',
        designation: 'Senior Tutor, Physics',
        qualification: 'M.Tech.',
        image_hint: 'portrait, beard, grey shirt, circuit lines',
        image_alt: 'Drawn portrait of Vivek Shenoy',
      },
      {
        name: 'Ishita Banerjee',
        designation: 'Head of Online Classes and Testing',
        qualification: 'B.E., M.Tech. (Computer Science)',
        image_hint: 'geometric portrait, straight hair, spectacles, palette of dots behind',
        image_alt: 'Drawn portrait of Ishita Banerjee',
      },
    ],
    image_hint: 'hall of screens, rows of dots, large clock arc',
    image_alt: 'A hall with rows of screens and one large clock',
    meta_title: 'Full-length mock day: JEE Main and NEET',
    meta_description:
      'A full paper at examination hours on the real screen at four campuses, open to students of any institute, with a private letter.',
    is_active: true,
  },
  {
    name: 'Hostel open day',
    slug: 'hostel-open-day',
    heading: 'See the hostel on an ordinary Saturday',
    days_from_today: 55,
    weekday: 'Saturday',
    starts: '10:00 am',
    ends: '4:00 pm',
    venue_branch: 'mangaluru',
    mode: 'On campus',
    venue: 'Hostels and mess, Mangaluru campus',
    seats: 60,
    description: `Before you decide on a residential seat, see a room that somebody lives in. On this Saturday the hostels at Mangaluru are open to families from ten to four, on a day on which the students are there, the beds are not made for visitors and lunch is what it always is.

## What you can do
- Walk through a room, the bathrooms, the study hall, the sick room and the laundry with one of the residents
- Have lunch in the mess at the students' table. It is free for the applicant and ₹70 for everyone else
- Talk to the wardens, the nurse and Rohan D’Mello, who answers for the campus
- Read the handbook, the mess menu of the month and the complaints register, which lies open with the answers in it
- Sit in on the games hour and the first half of supervised study

Students who are thinking of applying may spend the afternoon without their parents, with a resident of their own age. Most come back with a different list of questions.

## What it costs, once more
The residential fee at Mangaluru is ₹2,94,000 a year, of which ₹1,48,000 is tuition and ₹1,46,000 is hostel and food, with a caution deposit of ₹10,000 that is returned. A similar day is held at Mysuru, where the fee is ₹2,88,000. If you live far away, we can also arrange a visit on any Sunday between ten and one.`,
    specifications: [
      { title: 'Entry', description: 'Free; please reserve, so that there is enough lunch' },
      { title: 'For', description: 'Applicants for residential seats and their families' },
      { title: 'Lunch', description: 'Free for the applicant, ₹70 for others' },
      { title: 'Reach', description: 'Fifteen minutes from the railway station; auto stand at the gate' },
    ],
    speakers: [
      {
        name: 'Rohan D’Mello',
        designation: 'Head of Campus, Mangaluru',
        qualification: 'M.Sc. (Mathematics), M.Ed.',
        image_hint: 'geometric portrait, curly hair, light blue shirt, palm and wave behind',
        image_alt: 'Drawn portrait of Rohan D’Mello',
      },
      {
        name: 'Irfan Mulla',
        designation: 'Warden, Boys’ Hostel, Mangaluru',
        qualification: 'B.P.Ed.',
        image_hint: 'portrait, sports jacket, short beard, running track',
        image_alt: 'Drawn portrait of Irfan Mulla',
      },
      {
        name: 'Savitha Ponnappa',
        designation: 'Head of Campus, Mysuru, and Head of Residential Life',
        qualification: 'M.Sc. (Zoology), B.Ed.',
        image_hint: 'geometric portrait, cropped hair, green sari, banyan leaves behind',
        image_alt: 'Drawn portrait of Savitha Ponnappa',
      },
    ],
    image_hint: 'hostel corridor, two beds, palm outside the window',
    image_alt: 'A hostel room with two beds, two desks and a palm outside the window',
    meta_title: 'Hostel open day, Mangaluru campus',
    meta_description:
      'See the Mangaluru hostels on an ordinary Saturday: rooms, mess, study hall, wardens, the complaints register and the real fee.',
    is_active: true,
  },
  {
    name: 'Careers that are neither',
    slug: 'careers-that-are-neither',
    heading: 'Careers that are neither engineering nor medicine',
    days_from_today: 62,
    weekday: 'Saturday',
    starts: '10:30 am',
    ends: '1:00 pm',
    venue_branch: 'mysuru',
    mode: 'On campus',
    venue: 'Library hall, Mysuru campus',
    seats: 150,
    description: `In a usual year, about one in ten of our students chooses something that is neither engineering nor medicine, and a good many more wonder about it quietly. This morning is for them, and for their parents, who often wonder too.

Five people talk for twelve minutes each about what they do on an ordinary Tuesday: a plant breeder, a statistician in public health, a land surveyor who works with drones, a science journalist and a designer of hearing aids. They have been asked to say what they earn in the first five years, what the work is like when it is dull, and what they studied to get there.

## After the talks
- Five tables, one speaker each, for questions in small groups; change table every fifteen minutes
- A sixth table with our counsellor on entrance examinations that few people hear of, and their dates
- A shelf of college handbooks to borrow for a week

## For parents
Dr. Zubeida Khan, principal of the PU college, speaks for ten minutes on choosing a stream with a child who does not know yet. Her advice is shorter than that, but it needs an example.

Students of Classes 9 to 12 from any school are welcome. There is no registration desk for our courses at this event; come for the talks and go home with more questions than you brought.`,
    specifications: [
      { title: 'Entry', description: 'Free; 150 chairs' },
      { title: 'For', description: 'Classes 9 to 12, any school, with parents' },
      { title: 'Speakers', description: 'Five people in five professions' },
      { title: 'Language', description: 'English and Kannada' },
    ],
    speakers: [
      {
        name: 'Dr. Zubeida Khan',
        designation: 'Principal, Northlight PU College',
        qualification: 'M.A. (English), B.Ed., Ph.D.',
        image_hint: 'geometric portrait, headscarf in deep blue, open book behind',
        image_alt: 'Drawn portrait of Dr. Zubeida Khan',
      },
      {
        name: 'Preethi Nayak',
        designation: 'Student Counsellor',
        qualification: 'M.Sc. (Psychology), Diploma in Counselling',
        image_hint: 'portrait, soft curls, lilac kurta, two overlapping circles',
        image_alt: 'Drawn portrait of Preethi Nayak',
      },
      {
        name: 'Dr. Hemalatha Kadambi',
        designation: 'Plant breeder',
        qualification: 'Ph.D. (Genetics)',
        image_hint: 'geometric portrait, guest',
        image_alt: 'Drawn portrait of Dr. Hemalatha Kadambi',
      },
      {
        name: 'Saquib Mujawar',
        designation: 'Science journalist',
        qualification: 'M.Sc., Diploma in Journalism',
        image_hint: 'geometric portrait, guest',
        image_alt: 'Drawn portrait of Saquib Mujawar',
      },
    ],
    image_hint: 'six paths leaving one star in different directions',
    image_alt: 'Six paths leaving one star in different directions',
    meta_title: 'Careers that are neither engineering nor medicine',
    meta_description:
      'Five people on what they do on an ordinary Tuesday: plant breeding, statistics, surveying, journalism and hearing aids.',
    is_active: true,
  },
  {
    name: 'Vrddhi talent examination',
    slug: 'vrddhi-talent-examination',
    heading: 'Vrddhi: the inter-school talent examination',
    days_from_today: 70,
    weekday: 'Sunday',
    starts: '11:00 am',
    ends: '12:00 noon',
    venue_branch: 'hubballi',
    mode: 'On campus',
    venue: 'All four zones; the Hubballi campus is the centre for north Karnataka',
    description: `Vrddhi is a Sanskrit word for growth. The examination of that name is open to students of Classes 8, 9 and 10 of any school in Karnataka. It costs nothing, takes an hour, and is written on the same morning in four zones.

## The paper
- 35 objective questions in 60 minutes
- Five subjects of seven questions each: mental ability, mathematics, physics, chemistry and biology
- One paper for each class, set from what all three syllabuses, ICSE, CBSE and State, have in common
- No negative marks. The last question of every subject is meant to be interesting rather than hard

## The morning
Gates open at 9:45 am. The paper starts at 11:00 am and ends at noon. From 10:30 am tutors explain the answer sheet and let everyone fill in a practice row. After the paper there is a snack, and the solutions are discussed on the board for those who cannot wait.

## How to come
Schools register their students together until three weeks before the day; a student whose school does not take part may register alone. Hall tickets reach the school and the parent’s e-mail a week before. The detailed syllabus for each class can be downloaded from the Vrddhi page.

Results go to the student and the school only. Names are published with a parent’s consent, and only of those who receive a medal or a trophy.`,
    specifications: [
      { title: 'Entry', description: 'Free, on registration' },
      { title: 'Classes', description: '8, 9 and 10; ICSE, CBSE and State' },
      { title: 'Paper', description: '35 questions, 60 minutes, five subjects' },
      { title: 'Zones', description: 'Bengaluru, Mysuru, Hubballi, Mangaluru' },
      { title: 'Bring', description: 'Hall ticket, school identity card, two pens' },
    ],
    speakers: [
      {
        name: 'Manoj D’Souza',
        designation: 'Tutor, Mental Ability and Olympiads',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, cap, beard, cube net',
        image_alt: 'Drawn portrait of Manoj D’Souza',
      },
      {
        name: 'Sumitra Iyengar',
        designation: 'Academic Director',
        qualification: 'M.Sc. (Mathematics), M.Phil.',
        image_hint: 'geometric portrait, silk sari in deep blue, hair tied, chalk curve behind',
        image_alt: 'Drawn portrait of Sumitra Iyengar',
      },
    ],
    image_hint: 'four zone stars joined over the outline of Karnataka',
    image_alt: 'Four stars joined over the outline of Karnataka',
    meta_title: 'Vrddhi talent examination for Classes 8 to 10',
    meta_description:
      'A free inter-school talent examination: 35 questions, 60 minutes, five subjects, four zones in Karnataka, for Classes 8 to 10.',
    is_active: true,
  },
  {
    name: 'Board answers, marked in public',
    slug: 'board-answers-marked-in-public',
    heading: 'Board answers, marked in public',
    days_from_today: 83,
    weekday: 'Saturday',
    starts: '3:00 pm',
    ends: '5:30 pm',
    venue_branch: 'hubballi',
    mode: 'On campus',
    venue: 'Lecture hall, Hubballi campus, and by video',
    seats: 120,
    description: `Where do the half marks go? Prakash Hiremath and Lata Deshpande have both valued board scripts. On this afternoon they mark twelve real answers by our students, with the names removed and the students' permission, on a large screen, thinking aloud as they go.

The answers are from physics, chemistry, mathematics and biology, six from PU II and six from Class 10. Before each is marked, the audience gives its own mark on a slip. The average of the slips and the valuer’s mark are then put side by side. At the first such afternoon the audience was too generous by a mark and a half in chemistry and too strict in mathematics, where a wrong answer with sound steps earned four of five.

## What you will take home
- The twelve answers with every half mark explained
- A page of phrases that cost marks although they are true
- A page on drawing: what a labelled diagram needs and what it can do without
- The time plan of a three-hour board paper, minute by minute

## Who should come
Students who will write boards this year, from any school or college, and teachers, who get the best seats. Parents are welcome, though one of them told us last time that it made her want to write the examination again.

The afternoon is in Kannada and English, mixed as usual, and can be followed by video from the other campuses.`,
    specifications: [
      { title: 'Entry', description: 'Free; 120 seats at Hubballi' },
      { title: 'For', description: 'Class 10 and PU II students, teachers' },
      { title: 'Language', description: 'Kannada and English' },
      { title: 'By video', description: 'From the other three campuses' },
    ],
    speakers: [
      {
        name: 'Prakash Hiremath',
        designation: 'Senior Tutor, Chemistry',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, moustache, checked shirt, beaker',
        image_alt: 'Drawn portrait of Prakash Hiremath',
      },
      {
        name: 'Lata Deshpande',
        designation: 'Board Mentor and Tutor, School Section',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, grey streak, magenta sari, ruled paper',
        image_alt: 'Drawn portrait of Lata Deshpande',
      },
      {
        name: 'Girija Patil',
        designation: 'Tutor, Foundation Mathematics and Science',
        qualification: 'M.Sc., B.Ed.',
        image_hint: 'portrait, long plait, pink sari, protractor',
        image_alt: 'Drawn portrait of Girija Patil',
      },
    ],
    image_hint: 'answer sheet with red half marks turning into stars',
    image_alt: 'An answer sheet with half marks explained in the margin',
    meta_title: 'Board answers, marked in public',
    meta_description:
      'Two former valuers mark twelve real board answers on a screen and explain every half mark. Free, for Class 10 and PU II.',
    is_active: true,
  },
]
