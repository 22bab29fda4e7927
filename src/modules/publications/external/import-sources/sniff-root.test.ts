import { expect, it } from 'vitest'
import { mayBeArticle } from './sniff-root.ts'

it.each([
  ['<article/>', true],
  ['<?xml version="1.0"?>\n<!DOCTYPE article PUBLIC "-//x > y" "z.dtd" [<!ENTITY a "]>">]>\n<!-- <manifest> --><article x="1">', true],
  ['\uFEFF<article>', true],
  ['<?xml version="1.0"?><manifest xmlns="https://manuscriptexchange.org">', false],
  ['<html><body>', false],
  ['<pmc-articleset><article>', true],
  ['not XML at all', true],
  ['<?xml version="1.0" <article>', true],
])('whether a file may be an article is seen in %s', (text, expected) => expect(mayBeArticle(Buffer.from(text, 'utf8'))).toBe(expected))

it('a file in UTF-16 is read', () => expect(mayBeArticle(Buffer.from('\uFEFF<manifest>', 'utf16le'))).toBe(false))
