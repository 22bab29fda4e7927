/** The headings of an article as a tree. */
export interface OutlineEntry {
  /** Id of the section in the page. */
  id: string
  /** The source's number of the section, such as “2.1”; null where it has none. */
  label: string | null
  title: string
  children: OutlineEntry[]
}
