/** Limits of the author form in characters, in a separate file so that browsers need not load the parser. */
export const authorLimits = { name: 100, slug: 100, bio: 20_000 }
