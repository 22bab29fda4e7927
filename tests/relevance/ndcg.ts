/**
 * Normalised discounted cumulative gain: how good an order is, from 0 (nothing relevant) to 1 (no order is better). A grade g gains 2^g − 1,
 * divided by the binary logarithm of its place plus one (Burges et al. 2005).
 * @param found grades of what was found, in order; 0 for what is not relevant
 * @param judged all grades there are for the query, in any order; one at least above 0
 * @param depth places that count
 */
export function ndcg(found: readonly number[], judged: readonly number[], depth: number): number {
  const ideal = gain(judged.toSorted((a, b) => b - a).slice(0, depth))
  if (ideal === 0) throw new Error('A query without anything relevant says nothing of an order.')
  return gain(found.slice(0, depth)) / ideal
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
