/** Writes sentences on a topic: gaps are filled with its words, and sometimes with their neighbours. */
import type { CrossReferenceType, Inline } from '../../src/document/node.ts'
import { expand, type Filler } from './grammar/template.ts'
import type { Random } from './random.ts'
import type { Topic } from './topic.ts'
import { coinName, coinPlace } from './vocabulary/coined.ts'
import { familyNames } from './vocabulary/people.ts'

/** How many targets of each kind a text can cite. */
export interface Targets {
  references: number
  figures: number
  tables: number
  equations: number
}
export const noTargets: Targets = { references: 0, figures: 0, tables: 0, equations: 0 }

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
/** The probability that a gap gets the topic's own word and not a neighbour's. */
const faithfulness = 0.75

export class Passage implements Filler {
  readonly random: Random
  readonly #topic: Topic
  readonly #targets: Targets
  #inlines: Inline[] = []
  #text = ''
  /** The number of words so far. */
  words = 0

  constructor(topic: Topic, random: Random, targets: Targets = noTargets) {
    this.#topic = topic
    this.random = random
    this.#targets = targets
  }

  add(text: string): void {
    this.#text += text
    // Every word but the first follows a space; a sentence counts one more.
    for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) === 32) this.words += 1
  }

  sentence(template: string): void {
    if (this.#text.length > 0 || this.#inlines.length > 0) this.#text += ' '
    this.words += 1
    expand(template, this)
  }

  /** Returns what was written since the last call. */
  take(): Inline[] {
    this.#flush()
    const inlines = this.#inlines
    this.#inlines = []
    return inlines
  }

  #flush(): void {
    if (this.#text === '') return
    this.#inlines.push({ kind: 'text', value: this.#text })
    this.#text = ''
  }

  #node(node: Inline): void {
    this.#flush()
    this.#inlines.push(node)
  }

  fill(slot: string, capital: boolean): void {
    const writer = writers[slot]
    if (writer === undefined) throw new Error(`No sentence can have a gap “${slot}”`)
    const written = writer(this.#topic, this.random)
    if (written === null) this.#point(slot)
    else if (typeof written === 'string') this.add(capital ? capitalised(written) : written)
    else if (written.italic) this.#node({ kind: 'styled', style: 'italic', children: [{ kind: 'text', value: written.text }] })
    else this.#text += written.text
  }

  /** Writes a cross-reference or, without a target, words that need none. */
  #point(slot: string): void {
    const { references, figures, tables, equations } = this.#targets
    if (slot === 'cite') this.#cite(references)
    else if (slot === 'fig') this.#label('fig', 'fig', 'Figure', figures, 'the data')
    else if (slot === 'table') this.#label('table', 'table', 'Table', tables, 'the supplement')
    else this.#label('disp-formula', 'eq', 'Equation', equations, 'a saturating function')
  }

  #label(refType: CrossReferenceType, id: string, word: string, count: number, instead: string): void {
    if (count === 0) {
      this.#text += this.#text === '' || this.#text.endsWith('. ') ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
      return
    }
    const number = this.random.integer(1, count)
    this.#node({ kind: 'cross-reference', refType, targets: [`${id}${number}`], children: [{ kind: 'text', value: `${word} ${number}` }] })
  }

  #cite(references: number): void {
    if (references === 0) {
      this.#text = this.#text.trimEnd()
      return
    }
    const count = this.random.pickCommon([1, 2, 3])
    const numbers = new Set(Array.from({ length: count }, () => this.random.integer(1, references)))
    this.#text += '['
    for (const [index, number] of [...numbers].sort((one, other) => one - other).entries()) {
      if (index > 0) this.#text += ', '
      this.#node({
        kind: 'cross-reference',
        refType: 'bibr',
        targets: [`ref-${number}`],
        children: [{ kind: 'text', value: String(number) }],
      })
    }
    this.#text += ']'
  }
}

type Written = string | { text: string; italic: boolean } | null
type Writer = (topic: Topic, random: Random) => Written

/** @param taken the other item in the sentence */
function own<Item>(random: Random, item: Item, neighbours: readonly Item[], taken: Item | null = null): Item {
  const chosen = random.chance(faithfulness) ? item : random.pickCommon(neighbours)
  return chosen === taken ? item : chosen
}
const percent = (random: Random): string => `${random.integer(2, 68)}%`
const effect = (random: Random): number => (random.next() - 0.4) * 2
/** Uses a minus sign, as in print. */
const signed = (value: number): string => value.toFixed(2).replace('-', '\u2212')
function interval(middle: number, random: Random): string {
  const half = 0.05 + random.next() * 0.5
  return `95% CI ${signed(middle - half)} to ${signed(middle + half)}`
}
/** “pH” begins a sentence as it is. */
const capitalised = (text: string): string => (/^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1))

function withUnit([, unit, low, high]: Topic['outcome'], random: Random): string {
  const value = low + random.next() * (high - low)
  const digits = high >= 200 ? 0 : high >= 10 ? 1 : high >= 1 ? 2 : 3
  return `${value.toFixed(digits)}${unit === '%' ? '%' : unit === '' ? '' : `\u00a0${unit}`}`
}

const writers: Readonly<Record<string, Writer>> = {
  object: (topic, random) => own(random, topic.objects, topic.field.objects, topic.others)[0],
  objects: (topic, random) => own(random, topic.objects, topic.field.objects, topic.others)[1],
  others: topic => topic.others[1],
  outcome: (topic, random) => own(random, topic.outcome, topic.field.outcomes)[0],
  factor: (topic, random) => own(random, topic.factor, topic.field.factors, topic.factor2),
  factor2: (topic, random) => own(random, topic.factor2, topic.field.factors, topic.factor),
  process: (topic, random) => own(random, topic.process, topic.field.processes),
  method: (topic, random) => own(random, topic.method, topic.area.methods, topic.method2),
  method2: (topic, random) => own(random, topic.method2, topic.area.methods, topic.method),
  setting: (topic, random) => own(random, topic.setting, topic.area.settings),
  instrument: (topic, random) => own(random, topic.instrument, topic.area.instruments),
  limit: (topic, random) => random.pickCommon(topic.area.limits),
  field: topic => topic.field.term.toLowerCase(),
  name: (topic, random) => (random.chance(0.4) ? topic.name : coinName(topic.area.coined, random)),
  site: (topic, random) => (random.chance(0.5) ? topic.site : coinPlace(random)),
  author: (_topic, random) => `${random.pickCommon(familyNames)} and colleagues`,
  n: (topic, random) => String(random.chance(0.5) ? topic.count : random.integer(12, 460)),
  small: (_topic, random) => random.pick(['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']),
  pct: (_topic, random) => percent(random),
  ratio: (_topic, random) => random.decimal(0.62, 0.94, 2),
  unitvalue: (topic, random) => withUnit(topic.outcome, random),
  coefficient: (_topic, random) => `\u03b2 = ${signed(effect(random))}`,
  p: (_topic, random) => (random.chance(0.3) ? 'p < 0.001' : `p = ${random.decimal(0.001, 0.048, 3)}`),
  notable: (_topic, random) => `p = ${random.decimal(0.08, 0.94, 2)}`,
  ci: (_topic, random) => interval(effect(random), random),
  estimate: (_topic, random) => {
    const middle = effect(random)
    return `\u03b2 = ${signed(middle)}, ${interval(middle, random)}`
  },
  difference: (_topic, random) => {
    const middle = random.integer(6, 58)
    const half = random.integer(2, middle - 2)
    return `${middle}%, 95% CI ${middle - half}% to ${middle + half}%`
  },
  months: (_topic, random) => random.pick(months),
  year: (topic, random) => String(topic.year - random.integer(5, 9)),
  year2: (topic, random) => String(topic.year - random.integer(1, 4)),
  cite: () => null,
  fig: () => null,
  table: () => null,
  eq: () => null,
}

/** Writes one sentence as plain text. */
export function phrase(template: string, topic: Topic, random: Random): Inline[] {
  const passage = new Passage(topic, random)
  passage.sentence(template)
  return passage.take()
}
