/** Sorts the comments of a post so that each follows its parent, where that is among them. Circular parents are ignored. */
export function parentsFirst<Comment extends { id: number; parentId: number | null }>(comments: readonly Comment[]): Comment[] {
  const present = new Set(comments.map(({ id }) => id))
  const answers = new Map<number | null, Comment[]>()
  for (const comment of comments) {
    const parent = comment.parentId !== null && present.has(comment.parentId) ? comment.parentId : null
    answers.set(parent, [...(answers.get(parent) ?? []), comment])
  }
  const found = new Map<number, Comment>()
  const addAll = (roots: readonly Comment[]): void => {
    const waiting = roots.toReversed()
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next.id)) continue
      found.set(next.id, next)
      waiting.push(...(answers.get(next.id) ?? []).toReversed())
    }
  }
  addAll(answers.get(null) ?? [])
  for (const comment of comments) if (!found.has(comment.id)) addAll([{ ...comment, parentId: null }])
  return [...found.values()]
}
