const maxHeadingLength = 60

/**
 * Joins a stored abstract (a line for each heading and paragraph) into one line: “Background: Roofs were …”. A short line before another
 * line counts as a heading if it ends without a punctuation mark.
 */
export function abstractInALine(abstract: string): string {
  const lines = abstract.split('\n').map(line => line.trim())
  return lines
    .filter(line => line !== '')
    .map((line, position, all) => {
      const isHeading = position < all.length - 1 && line.length <= maxHeadingLength && !/[.:;!?。：！？]$/.test(line)
      return isHeading ? `${line}:` : line
    })
    .join(' ')
}
