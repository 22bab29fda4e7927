/** The words of one subject area. Every list begins with the common ones: the frequency of a word falls with its index. */
export interface Area {
  /** Broadest term of the subject tree (demo/subjects.json). */
  term: string
  fields: readonly Field[]
  /** Words that a field shares with its neighbours. */
  methods: readonly string[]
  settings: readonly string[]
  instruments: readonly string[]
  /** Limitations of a study; “the …” can precede each. */
  limits: readonly string[]
  /** The kind of names that the area coins. */
  coined: 'species' | 'device' | 'place'
}

export interface Field {
  /** Narrower term of the subject tree. */
  term: string
  /** The objects of study, singular and plural. */
  objects: readonly (readonly [one: string, many: string])[]
  /** The measured quantities, each with its unit (empty for a plain number) and a usual range. */
  outcomes: readonly (readonly [name: string, unit: string, low: number, high: number])[]
  /** Factors that may change the outcome. */
  factors: readonly string[]
  /** Processes within the objects. */
  processes: readonly string[]
}
