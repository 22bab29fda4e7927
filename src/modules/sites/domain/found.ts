/** The outcome for the path of a publication, or of something else with a page of its own. */
export type Found<Item> =
  | { kind: 'found'; item: Item }
  | { kind: 'redirect'; path: string }
  /** Several publications have this number in different volumes. */
  | { kind: 'several'; choices: NumberedChoice[] }
  | { kind: 'missing' }

export interface NumberedChoice {
  /** A path from the site's root. */
  path: string
  title: string
}
