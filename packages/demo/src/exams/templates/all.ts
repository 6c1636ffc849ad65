import { aptitudeTemplates } from './aptitude.ts'
import { biologyTemplates } from './biology.ts'
import { factTemplates } from './biology-facts.ts'
import { chemistryTemplates } from './chemistry.ts'
import { atomTemplates } from './chemistry-atoms.ts'
import { matterTemplates } from './chemistry-matter.ts'
import { mathematicsTemplates } from './mathematics.ts'
import { countingTemplates } from './mathematics-counting.ts'
import { geometryTemplates } from './mathematics-geometry.ts'
import { physicsTemplates } from './physics.ts'
import { fieldTemplates } from './physics-fields.ts'
import { waveTemplates } from './physics-waves.ts'
import type { Template } from './template.ts'

export const templates: Template[] = [
  ...physicsTemplates,
  ...waveTemplates,
  ...fieldTemplates,
  ...chemistryTemplates,
  ...atomTemplates,
  ...matterTemplates,
  ...mathematicsTemplates,
  ...geometryTemplates,
  ...countingTemplates,
  ...biologyTemplates,
  ...factTemplates,
  ...aptitudeTemplates,
]
