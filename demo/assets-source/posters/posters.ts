import { barbershops } from './content/barbershops.ts'
import { feltPanels } from './content/felt-panels.ts'
import { monteCarlo } from './content/monte-carlo.ts'
import { moths } from './content/moths.ts'
import { riverLoggers } from './content/river-loggers.ts'
import { shopSigns } from './content/shop-signs.ts'
import { buildPoster } from './poster.ts'

export const posters = [moths, riverLoggers, barbershops, feltPanels, monteCarlo, shopSigns].map(buildPoster)
