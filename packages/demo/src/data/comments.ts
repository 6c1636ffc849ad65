/** What readers wrote under an article, so many days after it appeared. All were read by a person first. */
export type DemoComment = { article: string; name: string; comment: string; days_later: number }

export const comments: DemoComment[] = [
  {
    article: 'the-error-notebook',
    name: 'Pooja R.',
    comment:
      'I had been writing whole solutions again and calling it an error notebook. Four columns and one line each is so much less work that I have actually kept it for six weeks.',
    days_later: 9,
  },
  {
    article: 'the-error-notebook',
    name: 'Girish, father of a Class 12 student',
    comment:
      'We counted the codes together on a Sunday. Eleven of nineteen lost marks were “read too fast”. No tuition would have told us that.',
    days_later: 16,
  },
  {
    article: 'the-error-notebook',
    name: 'Faizal M.',
    comment: 'Does the re-solve date move forward if I get it wrong again, or stay? I moved it by three days.',
    days_later: 31,
  },
  {
    article: 'how-negative-marking-works',
    name: 'Ananya S.',
    comment:
      'The table for two options left convinced me. In the last mock I marked five of those and four were right. Before, I used to leave them all.',
    days_later: 3,
  },
  {
    article: 'how-negative-marking-works',
    name: 'Darshan',
    comment: 'Please do the same for the KCET, where nothing is taken away. My friends still leave questions blank.',
    days_later: 6,
  },
  {
    article: 'handling-exam-anxiety',
    name: 'A mother from Tumakuru',
    comment:
      'Thank you for printing the number of the helpline. We called. It was a calm person, in Kannada, at ten at night.',
    days_later: 1,
  },
  {
    article: 'what-parents-can-and-cannot-help-with',
    name: 'Suresh Pai',
    comment: 'I have stopped asking “how many hours” at dinner. The dinners are better. We will see about the marks.',
    days_later: 12,
  },
  {
    article: 'sleep-and-memory',
    name: 'Nikitha',
    comment: 'Tried ten nights of lights out at 10:30. The first three were wasted lying awake, then it worked.',
    days_later: 14,
  },
]
