/** The types of citation.js that the tests need; it has none of its own. */
declare module '@citation-js/core' {
  export const plugins: { input: { chain(text: string, options: { forceType: string; generateGraph: boolean }): unknown } }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-enw'
declare module '@citation-js/plugin-ris'
