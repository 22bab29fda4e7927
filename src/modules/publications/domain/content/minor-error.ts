/** Parts that an answer can do without for as long as they cannot be read (specification, reading.md section 8). */
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
