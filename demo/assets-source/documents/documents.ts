import { busStops } from './content/bus-stops.ts'
import { dataDeposit } from './content/data-deposit.ts'
import { fieldRecordings } from './content/field-recordings.ts'
import { smallTestSets } from './content/small-test-sets.ts'
import { buildDocument } from './document.ts'

export const documents = [busStops, dataDeposit, fieldRecordings, smallTestSets].map(buildDocument)
