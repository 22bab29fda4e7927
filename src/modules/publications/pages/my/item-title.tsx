/** A title with its italics and formulas. */
export function ItemTitle({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer (document/html), which escapes.
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}
