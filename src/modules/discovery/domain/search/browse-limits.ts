/** The limits of a browse URL. Larger values are reduced, so that every URL shows a page. */
export const browseLimits = {
  /** Publications per page; the standard is in the specification, reading.md section 9. */
  show: { standard: 20, max: 100 },
  lastPage: 1_000_000,
  /** Characters of a text. */
  text: 1000,
  /** Values of a parameter. */
  values: 100,
  /** Results of one export. */
  exported: 1000,
  searchInRows: 20,
  /** Levels of subjects. */
  subjectLevels: 10,
  latestYear: 9999,
} as const
