import type { DemoCourse } from '../shapes.ts'
import { boardsAndKcet } from './courses/boards-and-kcet.ts'
import { bridgeToPu } from './courses/bridge-to-pu.ts'
import { class10BoardsAndFoundation } from './courses/class-10-boards-and-foundation.ts'
import { foundationEvenings } from './courses/foundation-evenings.ts'
import { liveEveningBatch } from './courses/live-evening-batch.ts'
import { olympiadPreparation } from './courses/olympiad-preparation.ts'
import { onlineFoundation } from './courses/online-foundation.ts'
import { repeatersYear } from './courses/repeaters-year.ts'
import { testSeries } from './courses/test-series.ts'
import { twoYearIntegratedJee } from './courses/two-year-integrated-jee.ts'
import { twoYearIntegratedNeet } from './courses/two-year-integrated-neet.ts'
import { twoYearResidentialJee } from './courses/two-year-residential-jee.ts'
import { twoYearResidentialNeet } from './courses/two-year-residential-neet.ts'
import { weekendProblemCircle } from './courses/weekend-problem-circle.ts'

/** In the order in which they are shown. */
export const courses: DemoCourse[] = [
  foundationEvenings,
  class10BoardsAndFoundation,
  weekendProblemCircle,
  olympiadPreparation,
  bridgeToPu,
  twoYearIntegratedJee,
  twoYearIntegratedNeet,
  twoYearResidentialJee,
  twoYearResidentialNeet,
  boardsAndKcet,
  repeatersYear,
  liveEveningBatch,
  onlineFoundation,
  testSeries,
]
