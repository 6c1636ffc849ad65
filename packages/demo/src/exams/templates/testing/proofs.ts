import { chemistryProofs } from './chemistry-proofs.ts'
import { lifeProofs } from './life-proofs.ts'
import { mathematicsProofs } from './mathematics-proofs.ts'
import { physicsProofs } from './physics-proofs.ts'
import type { Proof } from './proof.ts'

export const proofs: Record<string, Proof> = {
  ...physicsProofs,
  ...chemistryProofs,
  ...mathematicsProofs,
  ...lifeProofs,
}
