import { expect, test } from 'vitest'
import { noticeOf, titleForScholar, titleUnderNotice } from './publication-notice.ts'

const said = (relation: string | null, saidBy: 'this' | 'other' = 'other') => ({ relation, saidBy })

test.each([
  ['nothing', [], null],
  ['a companion', [said('companion'), said(null)], null],
  ['a retraction that names it', [said('retracted-article')], 'retraction'],
  ['its own word', [said('retraction-forward', 'this')], 'retraction'],
  ['being the retraction of another', [said('retracted-article', 'this'), said('retraction-forward', 'other')], null],
  ['a withdrawal', [said('withdrawn-article')], 'withdrawal'],
  ['a concern', [said('object-of-concern')], 'expression-of-concern'],
  ['a correction', [said('corrected-article')], 'correction'],
  [
    'a correction, then a concern, then a retraction',
    [said('corrected-article'), said('object-of-concern'), said('retracted-article')],
    'retraction',
  ],
  ['a partial retraction, which leaves the rest', [said('partial-retraction', 'this')], 'correction'],
] as const)('the publication notice is found: %s (R2.1-20)', (_name, relations, notice) => {
  expect(noticeOf(relations)).toBe(notice)
})

test.each([
  ['retraction', 'Kelp', 'RETRACTED: Kelp', '[RETRACTED] Kelp'],
  ['withdrawal', 'Kelp', 'WITHDRAWN: Kelp', '[WITHDRAWN] Kelp'],
  ['expression-of-concern', 'Kelp', 'EXPRESSION OF CONCERN: Kelp', '[EXPRESSION OF CONCERN] Kelp'],
  ['correction', 'Kelp', 'Kelp', 'Kelp'],
  ['addendum', 'Kelp', 'Kelp', 'Kelp'],
  [null, 'Kelp', 'Kelp', 'Kelp'],
  ['retraction', 'RETRACTED: Kelp', 'RETRACTED: Kelp', '[RETRACTED] Kelp'],
  ['retraction', '[Retracted] Kelp', '[Retracted] Kelp', '[Retracted] Kelp'],
] as const)('the title for the notice %s: %s (R2.1-20)', (notice, title, reported, forScholar) => {
  expect(titleUnderNotice(title, notice)).toBe(reported)
  expect(titleForScholar(reported, notice)).toBe(forScholar)
})
