/** The first letters of the first and of the last word of a name: “Ada Maria Roof” is AR. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .flatMap(word => [...word].slice(0, 1))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
