import { expect, test } from 'vitest'
import { findingsOfStyleChecker, findingsOfSvrl, findingsOfXmllint } from './findings.ts'
import { orderedForSchxslt } from './jats.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

test('a Schematron report gives failed assertions and successful reports, and nothing of rules that fired', () => {
  const svrl = `<svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl"><svrl:fired-rule context="graphic"/>
    <svrl:failed-assert location="/Q{}article[1]/Q{}graphic[2]" test="alt-text"><svrl:text>All graphics\n must have words.</svrl:text></svrl:failed-assert>
    <svrl:successful-report location="/Q{}article[1]" test="x"><svrl:text>Too many.</svrl:text></svrl:successful-report></svrl:schematron-output>`
  expect(findingsOfSvrl('a.xml', bytes(svrl))).toEqual([
    { file: 'a.xml', message: 'All graphics must have words.', place: '/article[1]/graphic[2]' },
    { file: 'a.xml', message: 'Too many.', place: '/article[1]' },
  ])
})

test('the report of the style checker gives errors and warnings, and anything else is refused', () => {
  const copy = '<ERR><article><error>tex-math id check: no id</error><warning>Look at this</warning></article></ERR>'
  expect(findingsOfStyleChecker('a.xml', bytes(copy))).toEqual({
    errors: [{ file: 'a.xml', message: 'tex-math id check: no id', place: '' }],
    warnings: [{ file: 'a.xml', message: 'Look at this', place: '' }],
  })
  expect(() => findingsOfStyleChecker('a.xml', bytes('<article/>'))).toThrow('begins with <article> instead of <ERR>')
})

test('xmllint gives each error and warning with its line, without the quoted source', () => {
  const stderr = `/tmp/x/a.xml:12: element p: validity error : Element p is not declared
    <p>
    ^
/tmp/x/b.xml:3: parser error : Opening and ending tag mismatch
Document /tmp/x/a.xml does not validate
`
  expect(findingsOfXmllint(stderr)).toEqual([
    { file: 'a.xml', message: 'element p: validity error : Element p is not declared', place: 'line 12' },
    { file: 'b.xml', message: 'parser error : Opening and ending tag mismatch', place: 'line 3' },
  ])
})

test('functions and variables of a Schematron schema are put before its first pattern', () => {
  const written = `<schema xmlns="s">
  <ns prefix="a" uri="b"/>
  <include href="one.sch"/>
  <xsl:function name="a:f"><let name="inner" value="1"/></xsl:function>
  <let name="types" value="'x'"/>
</schema>`
  const ordered = orderedForSchxslt(written)
  expect(ordered).toContain('xmlns:xsd=')
  const places = ['<ns ', '<xsl:function', '<let name="types"', '<include'].map(part => ordered.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(ordered.match(/<xsl:function/g)).toHaveLength(1)
})
