/** What the code may show as the key of a message, beside the lists that it declares. */
import { Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'

/** Every text that is written out in a file. @throws where the file has an error of syntax */
export function writtenTexts(path: string, text: string): Set<string> {
  const written = new Set<string>()
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') written.add(value)
    },
    // Keys of records, as in `{ abstract: … }`.
    Property({ key, computed }) {
      if (key.type === 'Identifier' && !computed) written.add(key.name)
    },
  }).visit(parseTypeScript(path, text).program)
  return written
}
