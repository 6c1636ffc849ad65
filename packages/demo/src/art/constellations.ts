import { type Point, points } from './draw.ts'

/** Ten figures everyone can find, on a field of a hundred by a hundred: how the stars lie, and the line that joins them. */
export const constellations: readonly (readonly Point[])[] = [
  // The Plough
  points('4 30 24 24 40 36 58 44 64 66 92 70 96 46 58 44'),
  // Cassiopeia
  points('6 34 28 66 48 40 70 62 94 26'),
  // The Little Bear
  points('8 20 22 34 38 46 56 52 62 74 86 70 78 46 56 52'),
  // Orion
  points('26 8 38 46 30 92 68 88 60 44 76 12 26 8'),
  // Cygnus
  points('50 4 48 34 12 46 48 34 84 22 48 34 44 92'),
  // Lyra
  points('50 10 40 32 58 36 66 82 46 78 40 32'),
  // Leo
  points('88 82 70 56 30 60 8 74 30 60 26 36 38 20 54 12'),
  // Scorpius
  points('10 20 24 34 38 40 50 58 56 80 74 92 92 82 88 68'),
  // The Southern Cross
  points('50 6 48 94 49 44 10 44 90 36'),
  // Perseus
  points('16 8 34 26 46 48 40 72 22 90 46 48 72 58 92 78'),
]

/** The border of the state, simplified, on a field of a hundred wide and a hundred and thirty tall. */
export const karnataka: readonly Point[] = points(
  '70 2 79 8 73 20 80 27 74 40 84 49 70 62 62 72 76 84 92 84 98 98 88 108 74 106 66 122 50 127 38 118 26 104 19 86 13 68 8 56 16 46 10 36 27 28 38 30 46 18 58 16',
)

/** Where the four campuses lie on that field. */
export const campuses = {
  mangaluru: [23, 96],
  mysuru: [50, 116],
  bengaluru: [78, 103],
  hubballi: [24, 52],
} as const satisfies Record<string, Point>
