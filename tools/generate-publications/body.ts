/** Makes the text of an article: sections by its kind, filled to a number of words. */
import type { Block } from '../../src/document/node.ts'
import { makeFigure, makeFormula, makeTable } from './floats.ts'
import { conclusions, discussion } from './grammar/discussion.ts'
import { introduction } from './grammar/introduction.ts'
import { methods } from './grammar/methods.ts'
import { narrative } from './grammar/narrative.ts'
import { results } from './grammar/results.ts'
import { paragraph, section, text } from './nodes.ts'
import { Passage, type Targets } from './passage.ts'
import type { Random } from './random.ts'
import type { Topic } from './topic.ts'

interface Part {
  id: string
  title: string
  sentences: readonly string[]
  /** The share of all words. */
  share: number
  subsections: readonly string[]
  /** What the section contains besides text. */
  holds: 'floats' | 'formulas' | 'list' | null
}

const study: readonly Part[] = [
  { id: 'introduction', title: 'Introduction', sentences: introduction, share: 0.2, subsections: [], holds: null },
  {
    id: 'methods',
    title: 'Methods',
    sentences: methods,
    share: 0.26,
    subsections: ['Study design', 'Measurements', 'Statistical analysis'],
    holds: 'formulas',
  },
  {
    id: 'results',
    title: 'Results',
    sentences: results,
    share: 0.28,
    subsections: ['Descriptive results', 'Main analysis', 'Sensitivity analyses'],
    holds: 'floats',
  },
  { id: 'discussion', title: 'Discussion', sentences: discussion, share: 0.23, subsections: [], holds: 'list' },
  { id: 'conclusions', title: 'Conclusions', sentences: conclusions, share: 0.03, subsections: [], holds: null },
]
const argument: readonly Part[] = [
  { id: 'introduction', title: 'Introduction', sentences: introduction, share: 0.25, subsections: [], holds: null },
  {
    id: 'evidence',
    title: 'What the evidence says',
    sentences: narrative,
    share: 0.35,
    subsections: ['Observations', 'Experiments'],
    holds: 'floats',
  },
  { id: 'objections', title: 'Objections and open questions', sentences: narrative, share: 0.2, subsections: [], holds: 'list' },
  { id: 'outlook', title: 'Outlook', sentences: discussion, share: 0.2, subsections: [], holds: null },
]
const plans = { study, argument }
export type Plan = keyof typeof plans

export interface BodyFacts {
  plan: Plan
  words: number
  targets: Targets
}

export function makeBody({ plan, words, targets }: BodyFacts, topic: Topic, random: Random): Block[] {
  const passage = new Passage(topic, random, targets)
  return plans[plan].map(part => {
    const wanted = Math.round(words * part.share)
    const blocks = [...makeFloats(part, targets, topic, random)]
    if (part.subsections.length === 0)
      return section(part.id, part.title, interleave(makeParagraphs(passage, part.sentences, wanted), blocks))
    const each = wanted / part.subsections.length
    const children = part.subsections.map((title, index) => {
      const own = blocks.filter((_, position) => position % part.subsections.length === index)
      return section(`${part.id}-${index + 1}`, title, interleave(makeParagraphs(passage, part.sentences, each), own))
    })
    return section(part.id, part.title, children)
  })
}

/** Sentences in a new order each time round, so that none follows itself. */
export function makeParagraphs(passage: Passage, sentences: readonly string[], words: number): Block[] {
  const { random } = passage
  const paragraphs: Block[] = []
  const end = passage.words + words
  let left: string[] = []
  while (passage.words < end) {
    for (let count = random.integer(3, 6); count > 0 && passage.words < end; count -= 1) {
      if (left.length === 0) left = random.sample(sentences, sentences.length)
      passage.sentence(left.pop() ?? '')
    }
    paragraphs.push(paragraph(passage.take()))
  }
  return paragraphs
}

/** Inserts each block after a paragraph, as long as there are paragraphs. */
function interleave(paragraphs: readonly Block[], blocks: readonly Block[]): Block[] {
  const mixed = paragraphs.flatMap((each, index) => [each, ...blocks.slice(index, index + 1)])
  return [...mixed, ...blocks.slice(paragraphs.length)]
}

function* makeFloats({ holds }: Part, targets: Targets, topic: Topic, random: Random): Generator<Block> {
  if (holds === 'formulas') for (let number = 1; number <= targets.equations; number += 1) yield makeFormula(number, random)
  if (holds === 'floats') {
    for (let number = 1; number <= targets.figures; number += 1) yield makeFigure(number, topic, random)
    for (let number = 1; number <= targets.tables; number += 1) yield makeTable(number, topic, random)
  }
  if (holds === 'list' && random.chance(0.4)) {
    const passage = new Passage(topic, random, targets)
    yield {
      kind: 'list',
      id: null,
      type: random.pick(['bullet', 'order'] as const),
      start: 1,
      label: [],
      title: text('Open questions'),
      items: random.sample(narrative, 3).map(template => {
        passage.sentence(template)
        return { id: null, label: [], title: [], children: [paragraph(passage.take())] }
      }),
    }
  }
}
