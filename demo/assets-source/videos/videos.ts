import { networkOutbreak } from './content/network-outbreak.ts'
import { riverYears } from './content/river-years.ts'
import { stoma } from './content/stoma.ts'
import { buildVideo } from './video.ts'

export const videos = [networkOutbreak, stoma, riverYears].map(buildVideo)
