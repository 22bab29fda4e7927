/** The parts without which a response is still given while they cannot be loaded (specification, reading.md section 8). */
export const minorErrors = [
  'FUNDERS',
  'AFFILIATIONS',
  'AUTHORS',
  'TRANSLATIONS',
  'DATASETS',
  'REFEREES',
  'REPORTS',
  'COMMENTS',
  'GATEWAYS',
  'DOCUMENT_TYPES',
  'SUBJECTS',
  'FILES',
  'RELATED',
] as const
export type MinorError = (typeof minorErrors)[number]
