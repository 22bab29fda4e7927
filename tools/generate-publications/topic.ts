/** The topic of a publication: chosen once, then the same in title, abstract, text, tables and reports. */
import type { Random } from './random.ts'
import type { Area, Field } from './vocabulary/area.ts'
import { areas } from './vocabulary/areas.ts'
import { type CoinedName, coinName, coinPlace } from './vocabulary/coined.ts'

export interface Topic {
  area: Area
  field: Field
  objects: readonly [one: string, many: string]
  others: readonly [one: string, many: string]
  outcome: Field['outcomes'][number]
  factor: string
  factor2: string
  method: string
  method2: string
  process: string
  setting: string
  instrument: string
  name: CoinedName
  site: string
  /** The number of objects that were studied. */
  count: number
  /** The year of publication; the study ended before. */
  year: number
}

export function chooseTopic(random: Random, year: number): Topic {
  const area = random.pickCommon(areas)
  const field = random.pickCommon(area.fields)
  const [factor, factor2] = pairOf(random, field.factors)
  const [method, method2] = pairOf(random, area.methods)
  const [objects, others] = pairOf(random, field.objects)
  return {
    area,
    field,
    objects,
    others,
    outcome: random.pickCommon(field.outcomes),
    factor,
    factor2,
    method,
    method2,
    process: random.pickCommon(field.processes),
    setting: random.pickCommon(area.settings),
    instrument: random.pickCommon(area.instruments),
    name: coinName(area.coined, random),
    site: coinPlace(random),
    count: random.integer(18, 480),
    year,
  }
}

/** Two different ones, common ones more often. */
function pairOf<Item>(random: Random, items: readonly Item[]): [Item, Item] {
  const first = random.pickCommon(items)
  return [first, random.pickCommon(items.filter(item => item !== first))]
}

export const subjectPath = ({ area, field }: Pick<Topic, 'area' | 'field'>): string[] => [area.term, field.term]
