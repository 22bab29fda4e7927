import { expect, test } from 'vitest'
import { splitRecords } from './split-records.ts'

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function split(text: string, size = 65_536) {
  const found: { text: string; line: number }[] = []
  for await (const record of splitRecords(inChunks(text, size), 'ror.json')) found.push(record)
  return found
}

const records = [{ a: 'ü{' }, { b: '\\" }', c: { d: [1, {}] } }, { e: '東京\n' }]

test.each([1, 2, 3, 7, 65_536])('an array and lines give the same records, in chunks of %i bytes', async size => {
  for (const text of [
    JSON.stringify(records),
    JSON.stringify(records, null, 2),
    records.map(record => JSON.stringify(record)).join('\n'),
    `\ufeff${JSON.stringify(records)}\r\n`,
  ]) {
    expect((await split(text, size)).map(each => JSON.parse(each.text))).toEqual(records)
  }
})

test('each record has the number of the line where it begins', async () => {
  expect((await split('[\n{"a": 1},\n\n{\n"b": 2}\n]')).map(({ line }) => line)).toEqual([2, 4])
})

test.each([
  ['', []],
  ['[]', []],
  ['\n\n', []],
])('the file %j has no records', async (text, none) => expect(await split(text)).toEqual(none))

test.each([
  ['[\n{"a": "', 'Line 2: the file ends within this record.'],
  ['{"a": {}', 'Line 1: the file ends within this record.'],
  ['name,ror\nx,y', 'Line 1: here should be an object of JSON.'],
  ['[{}]\n"text"', 'Line 2: here should be an object of JSON.'],
  ['}', 'Line 1: here should be an object of JSON.'],
  [`{"a": "${'x'.repeat(5_000_000)}`, 'Line 1: this record does not end.'],
])('the file %.12j is refused with its line', async (text, message) => await expect(split(text)).rejects.toThrow(`ror.json: ${message}`))
