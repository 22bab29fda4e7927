/** How much the form of an author takes, in characters: apart from what reads it, which no browser needs. */
export const authorLimits = { name: 100, slug: 100, bio: 20_000 }
