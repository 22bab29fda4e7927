/** What a list says when nothing was published yet. */
export function EmptyLibrary() {
  return <p>Nothing has been published here yet. New articles appear here as soon as they are.</p>
}
