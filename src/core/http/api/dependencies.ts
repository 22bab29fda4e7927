/** The dependencies of the API's routes. Each module adds its own, by declaration merging, in its api/dependencies.ts. */
export interface ApiDependencies {
  /** A revision that changes whenever something that the API shows may have changed. */
  contentState: () => Promise<string>
  /** What this installation signs with. */
  secret: () => Promise<string>
}
