/**
 * A page by the editors of the site, shown within a gateway or on a page about publishing. The website has such pages; it adds what they
 * consist of, by declaration merging.
 */
export interface WrittenPage extends Record<never, never> {}
