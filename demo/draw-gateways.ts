/** Draws the images of the demo's gateways as SVG: `node demo/draw-gateways.ts`. Each gateway has a scene of its own, cut to what cards and banners ask for. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { peat, terraces, valley, winterLake } from './gateway-drawings/landscapes.ts'
import { type Logo, logo } from './gateway-drawings/logos.ts'
import { cabinet, capsules, motion, shelves, soundscape } from './gateway-drawings/patterns.ts'
import { portrait } from './gateway-drawings/portraits.ts'
import { doorways, hotTown, mendedBowl, tableTop, waitingRoom, wakefulHouse, weights } from './gateway-drawings/rooms.ts'
import { framed, type Scene } from './gateway-drawings/svg.ts'

interface Drawn {
  scene: Scene
  /** Images besides the thumbnail. */
  wide?: true
  /** Behind the words of a home page, where the theme’s look is an image; else it stands beside them. */
  hero?: 'behind' | 'beside'
  logo?: Logo
  /** Which portraits, by the names of their files. */
  portraits?: Readonly<Record<string, number>>
  /** Logos of others. */
  partners?: Readonly<Record<string, Pick<Logo, 'lines' | 'face' | 'weight' | 'mark'>>>
}

/** A grey that can be told from white paper and from black. */
const grey = { ink: '#6d7c88', first: '#6d7c88', second: '#93a1ab' }

const gateways: Readonly<Record<string, Drawn>> = {
  'f1000research/alpine-adriatic-water': {
    scene: valley,
    wide: true,
    hero: 'behind',
    logo: {
      lines: ['Alpine–Adriatic', 'Water Research Fund'],
      face: 'newsreader',
      weight: 600,
      mark: 'range',
      ink: '#ffffff',
      first: '#ffffff',
      second: '#9fdcd6',
    },
    portraits: {
      'neza-kobal-rihar': 4,
      'tomasz-wieczorny': 5,
      'amara-okonjo-bassey': 6,
      'ivo-peric-vuk': 0,
      'jagoda-zawilska': 2,
      'outi-pihlajamaki': 7,
    },
    partners: {
      'sava-basin': { lines: ['Sava Basin', 'Foundation'], face: 'lora', weight: 600, mark: 'waves' },
      'carpathian-trust': { lines: ['Carpathian', 'Research Trust'], face: 'archivo', weight: 650, mark: 'square' },
      'karst-rivers': { lines: ['Karst Rivers', 'Field Station'], face: 'figtree', weight: 600, mark: 'circle' },
      'office-small-waters': { lines: ['Office for', 'Small Waters'], face: 'bitter', weight: 600, mark: 'leaf' },
    },
  },
  'f1000research/liveable-cities': {
    scene: hotTown,
    wide: true,
    hero: 'beside',
    logo: {
      lines: ['Foundation for', 'Liveable Cities'],
      face: 'archivo',
      weight: 700,
      mark: 'roofs',
      ink: '#ffffff',
      first: '#ffffff',
      second: '#f2c200',
      plate: '#3a2a10',
    },
    portraits: { 'marisol-quintero-vela': 1, 'dimitar-stoyanchev': 7, 'elif-karadere': 2 },
  },
  'f1000research/low-countries-peat': {
    scene: peat,
    wide: true,
    hero: 'beside',
    logo: {
      lines: ['Low Countries', 'Peat Fund'],
      face: 'bitter',
      weight: 600,
      mark: 'sedge',
      ink: '#ffffff',
      first: '#d7e8b4',
      second: '#9bd0dc',
    },
  },
  'f1000research/field-notes': {
    scene: cabinet,
    wide: true,
    logo: {
      lines: ['Society for', 'Field Notes'],
      face: 'fraunces',
      weight: 560,
      mark: 'lens',
      ink: '#fffbe8',
      first: '#fffbe8',
      second: '#d8d08a',
      plate: '#55522a',
    },
  },
  'f1000research/offene-sprechstunde': {
    scene: waitingRoom,
    wide: true,
    hero: 'beside',
    logo: {
      lines: ['Stiftung Offene', 'Sprechstunde'],
      face: 'newsreader',
      weight: 600,
      mark: 'speech',
      ink: '#ffffff',
      first: '#ffffff',
      second: '#9c2740',
    },
    portraits: { 'leopold-ochsenreiter': 5, 'birna-haraldsdottir': 4 },
  },
  'f1000research/small-universities': { scene: doorways },
  'f1000research/listening-outdoors': {
    scene: soundscape,
    wide: true,
    hero: 'beside',
    logo: {
      lines: ['Listening', 'Outdoors'],
      face: 'figtree',
      weight: 650,
      mark: 'call',
      ink: '#ffffff',
      first: '#e7d5fa',
      second: '#ffd28a',
    },
    portraits: { 'elodie-marchetaux': 2, 'sujan-bhattarai': 1, 'ruth-oyelaran-fischer': 3 },
  },
  'f1000research/teachers-table': {
    scene: tableTop,
    wide: true,
    logo: {
      lines: ['Teachers’ Table'],
      face: 'instrument-sans',
      weight: 650,
      mark: 'table',
      ink: '#ffffff',
      first: '#ffd9ae',
      second: '#ffffff',
      plate: '#7a3413',
    },
  },
  'f1000research/heat-after-dark': {
    scene: wakefulHouse,
    wide: true,
    hero: 'behind',
    portraits: { 'wilhelmina-achebe-norrgard': 6, 'tariq-belhassen': 1 },
  },
  'f1000research/weights-and-measures': {
    scene: weights,
    wide: true,
    hero: 'beside',
    portraits: { 'miriam-abulafia-strand': 7, 'hamish-okonkwo-baird': 0 },
  },
  'f1000research/when-results-change': {
    scene: mendedBowl,
    wide: true,
    portraits: { 'adaeze-okonkwo-brandt': 3, 'ewan-ruaridh-mensah': 4 },
  },
  'f1000research/summer-school-2025': { scene: shelves },
  'f1000research/moving-pictures': { scene: motion, wide: true },
  'wellcome/patient-safety': {
    scene: capsules,
    wide: true,
    hero: 'beside',
    logo: {
      lines: ['Western Counties', 'Patient Safety Fund'],
      face: 'figtree',
      weight: 650,
      mark: 'guard',
      ink: '#ffffff',
      first: '#ffffff',
      second: '#15665f',
      plate: '#124f4c',
    },
    portraits: { 'aoibheann-ni-dhuibhlinn': 4, 'comfort-ampadu': 6 },
  },
  'ora/dryland-farming': {
    scene: terraces,
    wide: true,
    logo: {
      lines: ['Fonds pour les', 'terres sèches'],
      face: 'lora',
      weight: 600,
      mark: 'olive',
      ink: '#fff8e6',
      first: '#d9c977',
      second: '#4b3d10',
      plate: '#4b3d10',
    },
  },
  'verixiv/northern-field-stations': {
    scene: winterLake,
    wide: true,
    hero: 'behind',
    logo: {
      lines: ['Northern', 'Field Stations'],
      face: 'work-sans',
      weight: 600,
      mark: 'star',
      ink: '#ffffff',
      first: '#ffffff',
      second: '#7fd0ff',
    },
    portraits: { 'outi-pihlajamaki': 7, 'juhan-orav': 5, 'aurelia-caviezel-moran': 2 },
  },
}

for (const [folder, drawn] of Object.entries(gateways)) {
  const images = join(import.meta.dirname, 'gateways', folder, 'pictures')
  rmSync(images, { recursive: true, force: true })
  mkdirSync(images, { recursive: true })
  const write = (name: string, svg: string) => writeFileSync(join(images, `${name}.svg`), svg)
  const cut = (name: string, width: number, height: number) => write(name, framed(width, height, drawn.scene(width, height)))
  cut('thumbnail', 800, 600)
  if (drawn.wide) cut('wide', 1200, 400)
  if (drawn.hero === 'behind') cut('hero', 1920, 640)
  if (drawn.hero === 'beside') cut('hero', 1200, 960)
  if (drawn.logo) write('logo', await logo(drawn.logo))
  for (const [name, which] of Object.entries(drawn.portraits ?? {})) write(name, portrait(which))
  for (const [name, partner] of Object.entries(drawn.partners ?? {})) write(name, await logo({ ...partner, ...grey }))
}
