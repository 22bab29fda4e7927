import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../../../tests/support/processor-time.ts'
import type { XmlElement } from './node.ts'
import { parseXml } from './parse-xml.ts'
import { rawText } from './read.ts'
import { JatsSyntaxError } from './syntax-error.ts'

function parse(source: string | Uint8Array, limits = {}): XmlElement {
  return parseXml(typeof source === 'string' ? new TextEncoder().encode(source) : source, limits).root
}

function errorOf(source: string | Uint8Array, limits = {}): { message: string; line: number; column: number } {
  try {
    parse(source, limits)
  } catch (error) {
    if (error instanceof JatsSyntaxError) return { message: error.message, line: error.line, column: error.column }
    throw error
  }
  throw new Error('It was parsed.')
}

function bytes(text: string, width: 1 | 2, bigEndian = false): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap(character => {
      const code = character.charCodeAt(0)
      if (width === 1) return [code]
      return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
}

describe('encodings of XML', () => {
  test.each([
    ['UTF-8 by default', new TextEncoder().encode('<a>é</a>')],
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFF<a>é</a>')],
    ['UTF-16 big endian with a byte order mark', bytes('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>é</a>', 2, true)],
    ['UTF-16 little endian without one', bytes('<?xml version="1.0" encoding="UTF-16"?><a>é</a>', 2)],
    ['ISO-8859-1 by declaration', bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 1)],
  ])('the encoding is recognised: %s', (_, source) => {
    expect(parse(source).children).toEqual(['é'])
  })

  test('a byte that is not UTF-8 is an error with its position', () => {
    expect(errorOf(Uint8Array.from([0x3c, 0x61, 0x3e, 0x0a, 0xc3, 0xa9, 0xff, 0x3c, 0x2f, 0x61, 0x3e]))).toEqual({
      message: 'A byte here is not UTF-8.',
      line: 2,
      column: 2,
    })
  })

  test.each([
    ['a label that the byte order mark contradicts', new TextEncoder().encode('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a/>')],
    ['a label of UTF-16 on single bytes', bytes('<?xml version="1.0" encoding="UTF-16"?><a/>', 1)],
    ['an encoding that nobody knows', bytes('<?xml version="1.0" encoding="klingon"?><a/>', 1)],
  ])('%s is refused', (_, source) => {
    expect(errorOf(source).line).toBe(1)
  })
})

describe('names in XML', () => {
  test('known namespaces have their usual prefix, whatever the source calls them', () => {
    const root = parse(
      '<a xmlns:l="http://www.w3.org/1999/xlink" l:href="x" xml:lang="en" id="i"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math></a>',
    )
    expect(root.attributes).toEqual({ 'xlink:href': 'x', 'xml:lang': 'en', id: 'i' })
    expect(root.children).toMatchObject([{ name: 'mml:math', children: [{ name: 'mml:mi' }] }])
  })

  test('an undeclared prefix is kept and reported with its line', () => {
    const { root, unboundPrefixes } = parseXml(new TextEncoder().encode('<a>\n<b xlink:href="x"/><zz:c/></a>'))
    expect(root.children).toMatchObject(['\n', { name: 'b', attributes: { 'xlink:href': 'x' } }, { name: 'zz:c' }])
    expect([...unboundPrefixes]).toEqual([
      ['xlink', 2],
      ['zz', 2],
    ])
  })
})

test('CDATA is text, comments and processing instructions are dropped, and lines are those of the start tags', () => {
  expect(parse('<a>x<!-- y --><![CDATA[<z>]]><?pi w?>v\n<b\nid="q"/></a>')).toEqual({
    name: 'a',
    attributes: {},
    line: 1,
    children: ['x<z>v\n', { name: 'b', attributes: { id: 'q' }, children: [], line: 2 }],
  })
})

describe('entities in XML', () => {
  test('named characters of the ISO sets are known where there is a DOCTYPE', () => {
    expect(parse('<!DOCTYPE a><a t="&alpha;">&nbsp;&agr;&Aacgr;&b.beta;&phi;&lt;</a>')).toMatchObject({
      attributes: { t: 'α' },
      children: ['\u00a0αΆ𝛃φ<'],
    })
  })

  test.each([
    ['JATS', '<!DOCTYPE a PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.3 20210610//EN" "x.dtd">', 'ϕφϵε𝛗'],
    ['any other', '<!DOCTYPE a SYSTEM "other.dtd">', 'φϕεϵ𝛗'],
  ])('phi and epsilon are the letters that the DTD defines: %s', (_, doctype, letters) => {
    expect(parse(`${doctype}<a>&phi;&phiv;&epsi;&epsiv;&b.phi;</a>`).children).toEqual([letters])
  })

  test('entities of the internal subset may contain markup and each other', () => {
    const root = parse(
      '<!DOCTYPE a [<!-- > --><!ENTITY e "x<b c=\'1\'>&f;</b>"><!ENTITY f "F&#38;lt;"><!ENTITY e "second">]><a t="&f;">&e;<![CDATA[&e;]]></a>',
    )
    expect(root).toMatchObject({ attributes: { t: 'F<' }, children: ['x', { name: 'b', children: ['F<'] }, '&e;'] })
  })

  test('markup in an entity does not shift the line numbers after it', () => {
    const root = parse('<!DOCTYPE a [<!ENTITY e "1&#10;2&#10;3">]>\n<a>&e;\n<b/></a>')
    expect(root.children).toMatchObject(['1\n2\n3\n', { name: 'b', line: 3 }])
  })

  const doubled = (last: string, count: number, times = 10): string =>
    [last, ...Array.from({ length: count }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(times)}">`)].join('')
  test.each([
    ['10^7 of them, within each other', `<!DOCTYPE a [${doubled('<!ENTITY a0 "">', 7)}]>\n<a>&a7;</a>`],
    ['10^19 of them, within each other', `<!DOCTYPE a [${doubled('<!ENTITY a0 "">', 19)}]>\n<a>&a19;</a>`],
    ['in an attribute', `<!DOCTYPE a [${doubled('<!ENTITY a0 "">', 19)}]>\n<a b="&a19;"/>`],
    ['one of them, called from the text again and again', `<!DOCTYPE a [<!ENTITY a0 "">]>\n<a>${'&a0;'.repeat(1_000_001)}</a>`],
  ])('an expansion attack by empty entities is refused quickly, with its line: %s', (_, source) => {
    const milliseconds = processorTime(() => {
      const error = errorOf(source)
      expect(error.message).toMatch(/are replaced more than 1000000 times/)
      expect(error.line).toBe(2)
    })
    expect(milliseconds).toBeLessThan(12_000)
  })

  test('an entity used by many others counts with its whole expansion and depth', () => {
    const chain = doubled('<!ENTITY a0 "x">', 19, 1)
    expect(rawText(parse(`<!DOCTYPE a [${chain}]><a>&a0;&a10;&a19;</a>`))).toBe('xxx')
    const deeper = `${doubled('<!ENTITY a0 "x">', 15, 1)}<!ENTITY b "&c;"><!ENTITY c "&d;"><!ENTITY d "&e;"><!ENTITY e "&f;"><!ENTITY f "&g;"><!ENTITY g "&a15;">`
    expect(errorOf(`<!DOCTYPE a [${deeper}]><a>&a15;&b;</a>`).message).toMatch(/more than 20 deep/)
  })

  const bomb = ['<!ENTITY a0 "hahahahaha">', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`)].join(
    '',
  )
  test.each([
    ['one that is kept in another file', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>\n<a>&e;</a>', /never loaded/, 2],
    ['one in itself', '<!DOCTYPE a [<!ENTITY e "&f;"><!ENTITY f "&e;">]><a>&e;</a>', /contains itself/, 1],
    ['a bomb', `<!DOCTYPE a [${bomb}]>\n\n<a>&a9;</a>`, /expand to more than/, 3],
    ['one that nobody declared', '<!DOCTYPE a>\n<a>&nobody;</a>', /Undefined entity/, 2],
    ['one with the name of a JavaScript property', '<!DOCTYPE a><a>&constructor;</a>', /Undefined entity/, 1],
    ['a named character without a DOCTYPE', '<a>&alpha;</a>', /Undefined entity/, 1],
  ])('the entity is refused: %s', (_, source, message, line) => {
    const error = errorOf(source)
    expect(error.message).toMatch(message)
    expect(error.line).toBe(line)
  })

  test('an external entity that is declared and not used is ignored', () => {
    expect(rawText(parse('<!DOCTYPE a PUBLIC "x" "y" [<!ENTITY e SYSTEM "z"><!ENTITY % p SYSTEM "q">%p;]><a>ok</a>'))).toBe('ok')
  })
})

describe('limits of XML', () => {
  test.each([
    ['bytes', `<a>${'x'.repeat(100)}</a>`, { bytes: 50 }, /more than 50 bytes/],
    ['depth', '<a>'.repeat(100_000), {}, /deep/],
    ['elements', `<a>${'<b/>'.repeat(100)}</a>`, { elements: 50 }, /more than 50 elements/],
  ])('the limit is enforced: %s', (_, source, limits, message) => {
    expect(errorOf(source, limits).message).toMatch(message)
  })
})

test.each([
  ['tags that do not match', '<a>\n<b></a>', 2, /<b> from line 2/],
  ['text before the root', 'x<a/>', 1, /outside of root/],
  ['two roots', '<a/><b/>', 1, /one root/],
  ['nothing', '', 1, /root/],
  ['a doubled attribute', '<a x="1" x="2"/>', 1, /Duplicate/],
  ['a control character', '<a>\u0001</a>', 1, /Disallowed/],
  ['a DOCTYPE without a system identifier', '<!DOCTYPE a PUBLIC "x">\n<a/>', 1, /DOCTYPE/],
  ['a late XML declaration', '<!-- x -->\n<?xml version="1.0"?><a/>', 2, /XML declaration/],
])('%s is refused as XML', (_, source, line, message) => {
  const error = errorOf(source)
  expect(error.message).toMatch(message)
  expect(error.line).toBe(line)
})

test('parsing time grows linearly with the size of the source', () => {
  const time = (size: number) => {
    const source = `<!DOCTYPE a><a>${'<b c="&amp;">x</b>'.repeat(size)}</a>`
    return processorTime(() => parse(source))
  }
  time(5000)
  expect(time(80_000)).toBeLessThan(Math.max(time(10_000), 10) * 30)
})
