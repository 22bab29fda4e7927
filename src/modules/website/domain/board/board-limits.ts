/** Limits of the board's forms in characters, keywords and rows (`body`: characters of HTML), in a separate file so that browsers need not load the parser. */
export const boardLimits = { line: 200, keywords: 20, keyword: 100, subjects: 200, subject: 100, numbers: 12, body: 200_000 }
