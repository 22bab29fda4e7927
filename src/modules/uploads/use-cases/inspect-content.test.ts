import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ScannerAwayError } from '../external/scanner/scanner.ts'
import { inspectContent } from './inspect-content.ts'

test('every opened stream is closed, even when the scanner does not begin to read', async () => {
  const opened: Readable[] = []
  const open = async () => {
    const content = Readable.from([Buffer.from('roof'), Buffer.from('slate')])
    opened.push(content)
    return content
  }
  const scanner = { ping: async () => undefined, scan: () => Promise.reject(new ScannerAwayError('It is away')) }
  const { head, scanned } = await inspectContent(open, { headBytes: 4, scanner })
  expect([head.toString(), scanned]).toEqual(['roof', { kind: 'scanner-away' }])
  expect(opened.map(content => content.destroyed)).toEqual([true, true])
})
