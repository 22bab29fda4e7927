/** The words of one subject area. In every row the common ones come first: how often a word is used falls with its place. */
export interface Area {
  /** Broadest term of the subject tree (demo/subjects.json). */
  term: string
  fields: readonly Field[]
  /** Words that a field shares with its neighbours. */
  methods: readonly string[]
  settings: readonly string[]
  instruments: readonly string[]
  /** What limits such a study: “the …” can go before each. */
  limits: readonly string[]
  /** The kind of names that the area coins. */
  coined: 'species' | 'device' | 'place'
}

export interface Field {
  /** Narrower term of the subject tree. */
  term: string
  /** What is studied, singular and plural. */
  objects: readonly (readonly [one: string, many: string])[]
  /** What is measured, with its unit (empty for a plain number) and a usual range. */
  outcomes: readonly (readonly [name: string, unit: string, low: number, high: number])[]
  /** What may change the outcome. */
  factors: readonly string[]
  /** What goes on in the objects. */
  processes: readonly string[]
}
