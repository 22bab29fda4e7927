/** How much the board's forms take, in characters, keywords and rows: apart from what reads them, which no browser needs. */
export const boardLimits = { line: 200, keywords: 20, keyword: 100, subjects: 200, subject: 100, numbers: 12 }
