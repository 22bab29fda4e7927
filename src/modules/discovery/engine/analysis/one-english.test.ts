import { stemmer } from '@orama/stemmers/english'
import { expect, test } from 'vitest'
import { oneEnglish } from './one-english.ts'

const stem = (word: string): string => stemmer(oneEnglish(word))

test.each([
  // British and American.
  ['tumours', 'tumor'],
  ['behaviour', 'behaviors'],
  ['unfavourable', 'unfavorable'],
  ['neighbouring', 'neighboring'],
  ['optimisation', 'optimization'],
  ['characterised', 'characterize'],
  ['criticise', 'criticize'],
  ['analysed', 'analyze'],
  ['fibres', 'fiber'],
  ['centre', 'centers'],
  ['millilitres', 'milliliter'],
  ['haemolymph', 'hemolymph'],
  ['anaemia', 'anemia'],
  ['paediatric', 'pediatric'],
  ['coeliac', 'celiac'],
  ['oestrogen', 'estrogen'],
  ['oesophageal', 'esophageal'],
  ['foetal', 'fetal'],
  ['diarrhoea', 'diarrhea'],
  ['caesium', 'cesium'],
  ['analogues', 'analog'],
  ['sulphate', 'sulfate'],
  ['defence', 'defense'],
  ['programmes', 'programs'],
  ['modelling', 'modeling'],
  // Singular and plural.
  ['fungi', 'fungus'],
  ['mice', 'mouse'],
  ['women', 'woman'],
  ['bacteria', 'bacterium'],
  ['nuclei', 'nucleus'],
  ['staphylococci', 'staphylococcus'],
  ['hypotheses', 'hypothesis'],
  ['analyses', 'analysis'],
  ['criteria', 'criterion'],
  ['matrices', 'matrix'],
  ['genera', 'genus'],
  ['larvae', 'larva'],
])('the spelling of %s is unified to %s', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([
  'hour',
  'four',
  'contour',
  'fire',
  'figure',
  'nature',
  'acre',
  'bases',
  'diseases',
  'phases',
  'supernova',
  'velocity',
  'aerobic',
  'algae',
  'this',
  'island',
  'constructor',
])('the word %s is unchanged', word => {
  expect(oneEnglish(word)).toBe(word)
})

test.each([
  ['fire', 'fires'],
  ['rise', 'rising'],
  ['promise', 'promises'],
])('the words %s and %s have the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})
