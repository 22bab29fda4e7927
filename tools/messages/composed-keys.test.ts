import { describe, expect, test } from 'vitest'
import { composedKeys } from './composed-keys.ts'

const keys = ['roof', 'roof-flat', 'roof-flat-help', 'roof-steep', 'roofless']
const linesIn = (code: string): number[] => composedKeys('src/page.tsx', code, keys)
/** Biome reads `${` in a literal as a mistake. */
const template = (text: string): string => `\`${text.replaceAll('<', '${').replaceAll('>', '}')}\``
const composed = template('roof-<kind>')

describe('a composed message key is refused', () => {
  test.each<[string, string]>([
    ['as the key of a text', `t(${composed})`],
    ['as a method', `text.t(${composed})`],
    ['with values', `t(${composed}, { count })`],
    ['for elements', `put(${composed}, {})`],
    ['as data', `translateKey(${composed})`],
    ['in a lookup', `lookUpMessage(catalogues, ${composed}, 'en')`],
    ['for a validation error', `invalid(${composed})`],
    ['that begins with a value', `t(${template('<kind>-flat')})`],
    ['with an end', `t(${template('roof-<kind>-help')})`],
    ['that no message has', `t(${template('wall-<kind>')})`],
    ['as one of two', `t(isKnown ? ${composed} : 'roof')`],
    ['as one of two others', `t(isKnown ? 'roof' : isFlat ? 'roof-flat' : ${composed})`],
    ['where there is no other', `t(known ?? ${composed})`],
    ['before a type', `t((${composed}) as const)`],
    ['as a sum', `t('roof-' + kind)`],
    ['as a sum that ends in a literal', `t(kind + '-flat')`],
    ['in markup', `const page = <p>{t(${composed})}</p>`],
    ['as the key of an error', `const error = { key: ${composed}, values: {} }`],
    ['as one of two keys of an error', `const error = { key: isKnown ? 'roof' : ${composed}, values: {} }`],
    ['that is said', `said(${composed})`],
    ['as an attribute', `const page = <Notice message={${composed}} />`],
    ['in a constant that is used as one', `const key = isKnown ? ${composed} : 'roof'; t(key)`],
    ['in a constant of literal type', `const key = ${composed} as const`],
    ['in a constant of the type', `const key: MessageKey = ${composed}`],
    ['in a record of the type', `const titles: Record<Kind, MessageKey> = { flat: ${composed} }`],
    ['that satisfies the type', `const titles = { flat: ${composed} } satisfies Record<string, MessageKey>`],
    ['that is cast', `t(kind as MessageKey)`],
    ['in an arrow function of the type', `const keyOf = (kind: Kind): MessageKey => ${composed}`],
    ['in a function of the type', `function keyOf(kind: Kind): MessageKey { return ${composed} }`],
  ])('it is found in %s', (_case, code) => {
    expect(linesIn(code)).toEqual([1])
  })

  test('it is reported on each line once', () => {
    expect(linesIn(`t('roof')\nt(${composed})\nput(isKnown ? ${composed} : ${composed})`)).toEqual([2, 3])
  })
})

describe('keys that are allowed', () => {
  test.each<[string, string]>([
    ['a literal', `t('roof-flat')`],
    ['a choice between literals', `t(isFlat ? 'roof-flat' : 'roof-steep')`],
    ['a literal as a template', 't(`roof-flat`)'],
    ['a key of a list', `const roofKeys = messageKeys('roof', roofs); t(roofKeys[kind])`],
    ['a key of a list, or a literal', `t(kind === null ? 'roof' : roofKeys[kind])`],
    ['a value', `t(error.key, error.values)`],
    ['a constant that is a literal', `const key = 'roof'; t(key)`],
    ['a composed value', `t('roof', { name: ${template('roof-<kind>')} })`],
    ['a composed value under another name', `t('roof', { name }); const name = ${composed}`],
    ['a composed id', `const page = <p id={${composed}} aria-labelledby={${composed}} key={${composed}} />`],
    ['a composed name of a field', `form.get(${composed})`],
    ['a composed text', `const page = <Notice message={${template('<name>: <text>')}} />`],
    ['a composed text that begins like no key', `const error = { key: ${template('wall-<kind>')} }`],
    ['a sum of numbers', `const rows = { key: one + other }`],
    ['a text of a function of another type', `const idOf = (kind: Kind): string => ${composed}`],
    ['an id beside a key', `const key: MessageKey = 'roof'; const id = ${composed}`],
    ['a text in a function that takes a key', `function label(key: MessageKey): string { return ${composed} }`],
  ])('the key is allowed: %s', (_case, code) => {
    expect(linesIn(code)).toEqual([])
  })
})
