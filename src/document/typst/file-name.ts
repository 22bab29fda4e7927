/** The last segment of a path. */
export function fileName(href: string): string {
  return href.split(/[/\\]/).findLast(part => part !== '') ?? href
}
