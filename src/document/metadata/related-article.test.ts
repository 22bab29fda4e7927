import { expect, test } from 'vitest'
import { orderRelated, relationOf } from './related-article.ts'

test.for([
  ['retraction-forward', 'this', 'notice', 'retraction'],
  ['retracted-article', 'other', 'notice', 'retraction'],
  ['retracted-article', 'this', 'subject', 'retraction'],
  ['retraction-forward', 'other', 'subject', 'retraction'],
  ['partial-retraction', 'this', 'notice', 'correction'],
  ['withdrawn-article', 'other', 'notice', 'withdrawal'],
  ['withdrawal', 'this', 'notice', 'withdrawal'],
  ['corrected-article', 'other', 'notice', 'correction'],
  ['Corrigendum', 'this', 'notice', 'correction'],
  ['object-of-concern', 'other', 'notice', 'expression-of-concern'],
  ['object-of-concern', 'this', 'subject', 'expression-of-concern'],
  ['addendum', 'this', 'notice', 'addendum'],
] as const)('the relation “%s” stated by %s makes the other article the %s of a %s', ([type, saidBy, role, kind]) => {
  expect(relationOf(type, saidBy)).toEqual({ role, kind })
})

test.for(['companion', 'commentary-article', '', null, 'toString'])('the relation “%s” only associates the articles', type => {
  expect(relationOf(type, 'this')).toEqual({ role: 'associated' })
})

test('each related article is listed once, under its most important relation', () => {
  const item = (href: string, type: string) => ({ href, relation: relationOf(type, 'this') })
  const found = orderRelated([item('/a', 'companion'), item('/b', 'correction'), item('/c', 'retraction-forward'), item('/b', 'companion')])
  expect(found.map(({ href }) => href)).toEqual(['/c', '/b', '/a'])
})
