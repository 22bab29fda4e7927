const maxHeadingLength = 60

/**
 * A stored abstract (a line for each heading and paragraph) as one running line: “Background: Roofs were …”.
 * A heading is a short line before another that ends without a mark.
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
