import type { DemoJob } from '../shapes.ts'

export const jobOpenings: DemoJob[] = [
  {
    name: 'Physics Tutor, PU and NEET',
    slug: 'physics-tutor-mangaluru',
    department: 'Academics',
    branch: 'mangaluru',
    type: 'Full time',
    experience: '3 years of teaching PU or Class 11–12 physics',
    salary: { min: 660000, max: 960000, per: 'year', currency: 'INR' },
    posted_days_from_today: -12,
    closes_days_from_today: 45,
    description: `You will take two NEET batches of thirty through the whole of PU physics, from the first vector to the last board paper, and stay with them for both years. Physics decides most NEET ranks, and our students fear it; the post is for someone who likes that problem.

**Your week:** 18 hours of classes and problem sessions, four doubt hours, one Saturday test in two, and time set aside for writing letters after tests. One evening session in the hostel every fortnight.

**You bring**
- M.Sc. in physics, or an engineering degree with teaching experience; B.Ed. welcome
- Three years with PU or senior secondary classes
- Clear English, and Kannada, Tulu or Malayalam for explaining
- The patience to answer a doubt with a smaller question

**You get** ₹6,60,000 to ₹9,60,000 a year by experience, provident fund, health insurance for the family, eight weeks without classes, and a budget of ₹15,000 a year for books and courses.

**How we choose:** a conversation, a demonstration lesson before real students, who are asked for their opinion, and lunch with the department. We answer every applicant within three weeks.`,
    is_active: true,
  },
  {
    name: 'Chemistry Tutor, Boards and KCET',
    slug: 'chemistry-tutor-bengaluru',
    department: 'Academics',
    branch: 'bengaluru',
    type: 'Full time',
    experience: '2 years of teaching PU chemistry',
    salary: { min: 600000, max: 840000, per: 'year', currency: 'INR' },
    posted_days_from_today: -20,
    closes_days_from_today: 40,
    description: `The Boards and KCET course at Bengaluru runs after college hours, from 3:45 pm to 6:45 pm, and needs a chemistry tutor who enjoys board answers as much as objective papers.

**Your week:** five afternoons and Saturday mornings, 16 hours of classes, the doubt desk before and after, and marking of written answers by hand. Mornings are free for preparation.

**You bring**
- M.Sc. in chemistry, with or without B.Ed.
- Two years with PU students; experience of board valuation is a strong point
- Legible handwriting. It is read by sixty students a week

**You get** ₹6,00,000 to ₹8,40,000 a year, provident fund, family health insurance, and a mentor from the department for the first year.

**How we choose:** send one worked answer, in your own hand, to any board question you like, with your CV. We invite six people for a demonstration lesson and reply to all the others with a reason.`,
    is_active: true,
  },
  {
    name: 'Foundation Tutor, Mathematics',
    slug: 'foundation-mathematics-tutor-hubballi',
    department: 'Academics',
    branch: 'hubballi',
    type: 'Part time, evenings',
    experience: '1 year of teaching Classes 8 to 10',
    salary: { min: 240000, max: 360000, per: 'year', currency: 'INR' },
    posted_days_from_today: -6,
    closes_days_from_today: 50,
    description: `Three evenings a week with Classes 8 and 9 at Hubballi, in groups of fifteen. The work is to make thirteen-year-olds argue about mathematics in two languages.

**Your week:** 7½ hours of class, two of preparation with the team, one practical afternoon a month.

**You bring**
- A degree in mathematics, science or engineering; B.Ed. or school experience is useful
- Kannada and English, both spoken easily
- At least a year with children of this age, in a school, a library, a club or your own terrace

**You get** ₹2,40,000 to ₹3,60,000 a year for about twelve hours a week, paid holidays, and a path to full time if you want one. Police verification is part of joining, as for everyone who works with children here; we pay for it.

**How we choose:** you watch a class first and tell us what you would have done differently. Then you teach one.`,
    is_active: true,
  },
  {
    name: 'Warden, Boys’ Hostel',
    slug: 'warden-boys-hostel-mysuru',
    department: 'Residential life',
    branch: 'mysuru',
    type: 'Full time, resident',
    experience: '2 years in a hostel, school or youth work',
    salary: { min: 360000, max: 480000, per: 'year', currency: 'INR' },
    posted_days_from_today: -15,
    closes_days_from_today: 30,
    description: `Sixty boys between fifteen and eighteen need somebody who is there. You live in the hostel, eat in the mess, know every name in the first fortnight, and notice who has gone quiet.

**Your work**
- Mornings, evenings and nights, with one and a half days off each week and a second warden to share the month
- The evening call home, the sick list, passes, the room round at ten
- Games hour with the physical education teacher
- A short written note on every boy once a month, shared with his mentor and his parents

**You bring** a degree in any subject, two years of work with young people, a calm voice, Kannada and English. First-aid training can be taken with us. Police verification is required.

**You get** ₹3,60,000 to ₹4,80,000 a year with a two-room flat and food, provident fund, health insurance, and regular conversations with the counsellor, because the work is not light.

**How we choose:** two conversations and one evening in the hostel, with pay.`,
    is_active: true,
  },
  {
    name: 'Student Counsellor',
    slug: 'student-counsellor-hubballi',
    department: 'Student care',
    branch: 'hubballi',
    type: 'Full time',
    experience: '3 years in counselling adolescents',
    salary: { min: 480000, max: 660000, per: 'year', currency: 'INR' },
    posted_days_from_today: -3,
    closes_days_from_today: 60,
    description: `One counsellor now serves four campuses. We want a second, based at Hubballi and visiting Mangaluru twice a month.

**Your week:** about 20 conversations of half an hour, one group hour on sleep, worry or study habits, one afternoon with parents, and time with tutors to talk about how we speak to students after a bad test.

**You bring**
- A master’s degree in psychology, counselling or psychiatric social work
- Three years of practice with adolescents, with supervision
- Kannada and English; Hindi is useful
- A clear idea of what you do not treat yourself, and whom you would call

**You get** ₹4,80,000 to ₹6,60,000 a year, external supervision paid by us, a quiet room with a door that closes, and the written rule that nobody in the management may ask what a student said.

**How we choose:** a conversation with Preethi Nayak, one with two tutors, and one with a student panel.`,
    is_active: true,
  },
  {
    name: 'Front Desk and Admissions Associate',
    slug: 'front-desk-admissions-bengaluru',
    department: 'Admissions',
    branch: 'bengaluru',
    type: 'Full time',
    experience: 'Freshers welcome',
    salary: { min: 264000, max: 336000, per: 'year', currency: 'INR' },
    posted_days_from_today: -9,
    closes_days_from_today: 21,
    description: `You will be the first voice that families hear. They ask about fees, buses, hostels and whether their child is good enough; you answer the first three, and you know whom to ask about the fourth.

**Your work**
- Telephone, WhatsApp and front desk from 9:30 am to 6:00 pm, with a fixed lunch hour
- Help with forms, documents and payments, and a receipt for everything
- Call-backs at the time the family asked for, once. We do not chase
- Two Sundays a month during the aptitude tests, with two weekdays off in return

**You bring** any degree, clear Kannada and English, Hindi if you have it, and the habit of writing things down. Sales targets do not exist here; what we count is how many questions had to be asked twice.

**You get** ₹2,64,000 to ₹3,36,000 a year, provident fund, health insurance, and training in your first month from Vasanth Nayak himself.

**How we choose:** a telephone conversation and half a day at the desk, with pay.`,
    is_active: true,
  },
]
