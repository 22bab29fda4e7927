import { expect, test } from 'vitest'
import { normaliseLines } from './normalise-lines.ts'

test('a text keeps its line breaks, and loses control characters', () => expect(normaliseLines(' a\r\nb\u0000\u202Ec \n')).toBe('a\nb c'))
