import type { FamilyState } from '@northlight/contract/office/family-words'

export type DemoFamily = {
  name: string
  phone: string
  email: string
  course: string
  branch: string
  /** Hours before the demo was filled. */
  hoursAgo: number
  source?: { source: string; medium?: string; campaign?: string }
  state?: FamilyState
  /** What a counsellor wrote of a talk, and how many hours before. */
  said?: { hoursAgo: number; text: string }
  /** What is next, in hours from the filling. */
  next?: { hours: number; what: string; kind?: 'call' | 'visit' }
}

/** Families who asked to be called back. All of them are invented; the numbers are those of the demo. */
export const families: DemoFamily[] = [
  {
    ...{ name: 'Kavya Reddy', phone: '9845011301', email: 'kavya.reddy@example.com' },
    ...{ course: 'two-year-integrated-jee', branch: 'bengaluru', hoursAgo: 2 },
    source: { source: 'instagram', medium: 'cpc', campaign: 'nov-open' },
  },
  {
    ...{ name: 'Pranav Joshi', phone: '9845022472', email: 'pranav.joshi@example.com' },
    ...{ course: 'foundation-evenings', branch: 'bengaluru', hoursAgo: 1 },
  },
  {
    ...{ name: 'Nandini Bhat', phone: '9845033603', email: 'nandini.bhat@example.com' },
    ...{ course: 'boards-and-kcet', branch: 'mysuru', hoursAgo: 30 },
    source: { source: 'instagram', medium: 'cpc', campaign: 'nov-open' },
  },
  {
    ...{ name: 'Tanvi Kulkarni', phone: '9845044734', email: 'tanvi.k@example.com' },
    ...{ course: 'two-year-integrated-jee', branch: 'mysuru', hoursAgo: 90, state: 'contacted' },
    source: { source: 'school-visit' },
    said: { hoursAgo: 70, text: 'Wants the hostel fee for Mysuru; the father decides.' },
    next: { hours: -40, what: 'Send the hostel fee, then call the father' },
  },
  {
    ...{ name: 'Irfan Pasha', phone: '9845055865', email: 'irfan.pasha@example.com' },
    ...{ course: 'repeaters-year', branch: 'bengaluru', hoursAgo: 60, state: 'contacted' },
    source: { source: 'google.com' },
    said: { hoursAgo: 50, text: 'Asked to be called after the board examination form is in.' },
    next: { hours: -3, what: 'Third try' },
  },
  {
    ...{ name: 'Meera Krishnan', phone: '9845066906', email: 'meera.k@example.com' },
    ...{ course: 'two-year-integrated-jee', branch: 'bengaluru', hoursAgo: 70, state: 'visit-fixed' },
    source: { source: 'instagram', medium: 'cpc', campaign: 'nov-open' },
    said: { hoursAgo: 48, text: 'Wants to see the reading room, asks about the bus from J P Nagar.' },
    next: { hours: 2, what: 'Show the reading room', kind: 'visit' },
  },
  {
    ...{ name: 'Meera Kumar', phone: '9845066916', email: 'meera.kumar@example.com' },
    ...{ course: 'foundation-evenings', branch: 'bengaluru', hoursAgo: 140, state: 'later' },
  },
  {
    ...{ name: 'Sahana Murthy', phone: '9845077017', email: 'sahana.m@example.com' },
    ...{ course: 'olympiad-preparation', branch: 'bengaluru', hoursAgo: 200, state: 'visited' },
    said: { hoursAgo: 180, text: 'Came with both parents. Compares us with a day school.' },
    next: { hours: 30, what: 'Ask what the parents decided' },
  },
]
