/** How much a browse address may ask for. What is beyond is cut, so that any address gives a page. */
export const browseLimits = {
  /** Items a page: standard by the specification, reading.md section 9. */
  show: { standard: 20, max: 100 },
  lastPage: 1_000_000,
  /** Characters of any text. */
  text: 1000,
  /** Values of one parameter. */
  values: 100,
  searchInRows: 20,
  /** Levels of subjects. */
  subjectLevels: 10,
  largestId: 2_147_483_647,
  latestYear: 9999,
} as const
