import { OperatorError } from '../../../../core/operator-error.ts'
/**
 * Splits a JSON file of any size into its objects: those of an array, or one per line. Only finds their ends; the caller
 * parses them.
 */

export interface JsonRecord {
  /** The JSON text, not parsed. */
  text: string
  /** The line on which the record begins, from 1. */
  line: number
}

/** No organisation has as much to say: a file that has is something else. In bytes. */
const maxRecordLength = 4 * 1024 * 1024

const [quote, backslash, open, close, lineFeed] = ['"', '\\', '{', '}', '\n'].map(sign => sign.charCodeAt(0))
/** The bytes that may stand between records: space, commas, the brackets of an array, a byte-order mark. */
const between = new Set([...' \t\r\n,[]', '\u00ef', '\u00bb', '\u00bf'].map(sign => sign.charCodeAt(0)))

/** @param name of the file in messages @throws OperatorError where it contains no records, with the line */
export async function* splitRecords(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<JsonRecord> {
  let line = 1
  let began = 0
  let depth = 0
  let inText = false
  let escaped = false
  /** The part of the record that earlier chunks held. */
  let retained: Buffer[] = []
  let retainedBytes = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]
      if (byte === lineFeed) line += 1
      if (inText) {
        if (escaped) escaped = false
        else if (byte === backslash) escaped = true
        else if (byte === quote) inText = false
      } else if (byte === quote && depth > 0) inText = true
      else if (byte === open) {
        if (depth === 0) {
          from = at
          began = line
        }
        depth += 1
      } else if (byte === close && depth > 0) {
        depth -= 1
        if (depth === 0) {
          yield { text: Buffer.concat([...retained, chunk.subarray(from, at + 1)]).toString('utf8'), line: began }
          retained = []
          retainedBytes = 0
        }
      } else if (depth === 0 && !between.has(byte ?? 0)) throw new OperatorError(`${name}: Line ${line}: here should be an object of JSON.`)
    }
    if (depth === 0) continue
    retained.push(chunk.subarray(from))
    retainedBytes += chunk.length - from
    if (retainedBytes > maxRecordLength) throw new OperatorError(`${name}: Line ${began}: this record does not end.`)
  }
  if (depth > 0) throw new OperatorError(`${name}: Line ${began}: the file ends within this record.`)
}
