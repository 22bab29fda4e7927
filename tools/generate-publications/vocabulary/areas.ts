import type { Area } from './area.ts'
import { biologicalSciences } from './biological-sciences.ts'
import { computingAndMathematics } from './computing-and-mathematics.ts'
import { earthAndEnvironment } from './earth-and-environment.ts'
import { medicineAndHealth } from './medicine-and-health.ts'
import { physicsAndEngineering } from './physics-and-engineering.ts'
import { socialSciencesAndHumanities } from './social-sciences-and-humanities.ts'

/** Common ones first. */
export const areas: readonly Area[] = [
  medicineAndHealth,
  biologicalSciences,
  socialSciencesAndHumanities,
  earthAndEnvironment,
  computingAndMathematics,
  physicsAndEngineering,
]
