/** The counsellor's places, in the order of the side. */
export const familyPlaces: { to: string; label: string; act: string }[] = [
  { to: '/families', label: 'Inbox', act: 'families.read' },
  { to: '/families/follow-ups', label: 'Follow-ups', act: 'families.read' },
  { to: '/families/board', label: 'Board', act: 'families.read' },
  { to: '/families/sources', label: 'Sources', act: 'families.read' },
]
