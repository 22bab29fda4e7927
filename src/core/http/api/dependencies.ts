/** The dependencies of the API's routes. Each module adds its own, by declaration merging, in its api/dependencies.ts. */
export interface ApiDependencies {
  /** Another word than before whenever something that is shown may be another. */
  contentState: () => Promise<string>
}
