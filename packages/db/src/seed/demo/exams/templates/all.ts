import { aptitudeTemplates } from './aptitude.ts'
import { biologyTemplates } from './biology.ts'
import { factTemplates } from './biology-facts.ts'
import { chemistryTemplates } from './chemistry.ts'
import { moreChemistryTemplates } from './chemistry-more.ts'
import { mathematicsTemplates } from './mathematics.ts'
import { moreMathematicsTemplates } from './mathematics-more.ts'
import { physicsTemplates } from './physics.ts'
import { fieldTemplates } from './physics-fields.ts'
import type { Template } from './template.ts'

export const templates: Template[] = [
  ...physicsTemplates,
  ...fieldTemplates,
  ...chemistryTemplates,
  ...moreChemistryTemplates,
  ...mathematicsTemplates,
  ...moreMathematicsTemplates,
  ...biologyTemplates,
  ...factTemplates,
  ...aptitudeTemplates,
]
