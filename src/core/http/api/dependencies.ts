/** What the routes of the API call. Each module adds what it offers, by declaration merging, in its api/dependencies.ts. */
export interface ApiDependencies {
  /** Another word than before whenever something that is shown may be another. */
  contentState: () => Promise<string>
}
