/** Describes every block for the editor: its content, its settings and its initial HTML. */

import type { MessageKey } from '../../sites/text/text.tsx'
import {
  type BlockKind,
  benefitIcons,
  chartTypes,
  horizontalPositions,
  memberModes,
  minHeights,
  processTypes,
  verticalPositions,
} from '../domain/site-pages/parts.ts'

interface FieldOfAttribute {
  attribute: string
  label: MessageKey
  /** An explanation, where the name is not enough. */
  help?: MessageKey
  required?: true
}
export interface TextSetting extends FieldOfAttribute {
  type: 'text' | 'date'
}
/** An id that URLs and menus refer to. */
export interface PlaceSetting extends FieldOfAttribute {
  type: 'place'
}
export interface NumberSetting extends FieldOfAttribute {
  type: 'number'
  least: number
  most: number
}
export interface ChoiceSetting extends FieldOfAttribute {
  type: 'choice'
  /** Values with their labels; a value without a label is shown as it is. */
  choices: readonly (readonly [value: string, messages: MessageKey | null])[]
  /** The value that a missing attribute stands for; null where the attribute is required. */
  otherwise: string | null
}
export interface FlagSetting extends FieldOfAttribute {
  type: 'flag'
  otherwise: boolean
  /** The attribute's value for yes; `open` of `details` has none. */
  yes?: ''
}
export interface ImageSetting extends FieldOfAttribute {
  type: 'picture'
}
/** Rows are shaded unless the table's id contains `no-row-shading`. */
export interface ShadingSetting extends FieldOfAttribute {
  type: 'shading'
}
export type Setting = TextSetting | PlaceSetting | NumberSetting | ChoiceSetting | FlagSetting | ImageSetting | ShadingSetting

export interface BlockForm {
  name: MessageKey
  description: MessageKey
  holds: 'nothing' | 'line' | 'text' | 'items'
  settings: readonly Setting[]
  /** The settings of its items, if it has any, and the initial HTML of a new item. */
  items?: { settings: readonly Setting[]; start: string }
  /** The initial HTML of a new block. Empty titles and texts show a placeholder. */
  start: string
}

const text = (attribute: string, label: MessageKey, more: { required?: true; help?: MessageKey } = {}): TextSetting => ({
  type: 'text',
  attribute,
  label,
  ...more,
})
const flag = (attribute: string, label: MessageKey, otherwise = false): FlagSetting => ({ type: 'flag', attribute, label, otherwise })
const title = text('data-title', 'editor-setting-title')
const place: PlaceSetting = { type: 'place', attribute: 'id', label: 'editor-setting-place', help: 'editor-setting-place-help' }
const suppressTitle = flag('data-suppress-title', 'editor-setting-suppress-title')

/** The labels of each choice; a missing one is a type error. */
const modes: Record<(typeof memberModes)[number], MessageKey> = {
  ...{ simple: 'editor-choice-simple', featured: 'editor-choice-featured', default: 'editor-choice-default' },
}
const processes: Record<(typeof processTypes)[number], MessageKey> = {
  articles: 'editor-choice-articles',
  preprints: 'editor-choice-preprints',
  articlesWithPreScreening: 'editor-choice-pre-screening',
  assets: 'editor-choice-assets',
}
const icons: Record<(typeof benefitIcons)[number], MessageKey> = {
  'icon-transparency': 'editor-choice-transparency',
  'icon-openscience': 'editor-choice-open-science',
  'icon-supportingdata': 'editor-choice-supporting-data',
}
const charts: Record<(typeof chartTypes)[number], MessageKey> = {
  ...{ pie: 'editor-choice-pie', bar: 'editor-choice-bars', line: 'editor-choice-line' },
}
const across: Record<(typeof horizontalPositions)[number], MessageKey> = {
  ...{ left: 'editor-choice-left', center: 'editor-choice-centre', right: 'editor-choice-right' },
}
const down: Record<(typeof verticalPositions)[number], MessageKey> = {
  ...{ top: 'editor-choice-top', center: 'editor-choice-centre', bottom: 'editor-choice-bottom' },
}
const choice = <Value extends string>(
  attribute: string,
  label: MessageKey,
  values: readonly Value[],
  messages: Readonly<Record<Value, MessageKey>>,
  otherwise: Value | null,
): ChoiceSetting => ({
  ...{ type: 'choice', attribute, label, otherwise, choices: values.map(value => [value, messages[value]] as const) },
  ...(otherwise === null && { required: true }),
})

const item = (tag: 'section' | 'details', head: 'h3' | 'summary'): string => `<${tag}><${head}></${head}></${tag}>`
const benefit = `<section data-icon="icon-openscience"><h3></h3></section>`
const tab = '<section data-title=" "></section>'
const numbers =
  '<table><caption></caption><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>'

export const blockForms: { readonly [Kind in BlockKind]: BlockForm } = {
  'hero-banner': {
    ...{ name: 'editor-block-hero-banner', description: 'editor-block-hero-banner-help', holds: 'text' },
    ...{ settings: [title], start: '<div data-block="hero-banner"></div>' },
  },
  'member-list': {
    ...{ name: 'editor-block-member-list', description: 'editor-block-member-list-help', holds: 'nothing' },
    settings: [
      title,
      choice('data-mode', 'editor-setting-mode', memberModes, modes, 'default'),
      {
        ...{ type: 'number', attribute: 'data-subject-id', label: 'editor-setting-subject', help: 'editor-setting-subject-help' },
        ...{ least: 1, most: 999_999 },
      },
      flag('data-filter', 'editor-setting-filter'),
      suppressTitle,
    ],
    start: '<div data-block="member-list"></div>',
  },
  'publishing-process': {
    ...{ name: 'editor-block-publishing-process', description: 'editor-block-publishing-process-help', holds: 'nothing' },
    settings: [
      choice('data-type', 'editor-setting-process', processTypes, processes, null),
      suppressTitle,
      flag('data-show-asterisk-on-preprint', 'editor-setting-asterisk'),
    ],
    start: '<div data-block="publishing-process" data-type="articles"></div>',
  },
  'customer-quote': {
    ...{ name: 'editor-block-customer-quote', description: 'editor-block-customer-quote-help', holds: 'text' },
    settings: [
      text('data-name', 'editor-setting-name', { required: true }),
      text('data-job-title', 'editor-setting-job-title'),
      { type: 'picture', attribute: 'data-image-id', label: 'editor-setting-portrait' },
      choice(
        ...(['data-display-mode', 'editor-setting-mode', ['standard', 'simple']] as const),
        { standard: 'editor-choice-default', simple: 'editor-choice-simple' },
        'standard',
      ),
    ],
    start: '<blockquote data-block="customer-quote"></blockquote>',
  },
  'icon-benefits': {
    ...{ name: 'editor-block-icon-benefits', description: 'editor-block-icon-benefits-help', holds: 'items' },
    settings: [flag('data-suppress-titles', 'editor-setting-suppress-titles')],
    items: { settings: [choice('data-icon', 'editor-setting-icon', benefitIcons, icons, null)], start: benefit },
    start: `<div data-block="icon-benefits">${benefit.repeat(3)}</div>`,
  },
  columns: {
    ...{ name: 'editor-block-columns', description: 'editor-block-columns-help', holds: 'items' },
    ...{ settings: [], items: { settings: [], start: '<div></div>' }, start: '<div data-block="columns"><div></div><div></div></div>' },
  },
  image: {
    ...{ name: 'editor-block-image', description: 'editor-block-image-help', holds: 'text' },
    settings: [
      { type: 'picture', attribute: 'data-media-id', label: 'editor-setting-picture', required: true },
      flag('data-is-hero', 'editor-setting-hero'),
      flag('data-full-coverage', 'editor-setting-full-coverage'),
      {
        ...{ type: 'choice', attribute: 'data-min-height', label: 'editor-setting-min-height', otherwise: '0' },
        choices: minHeights.map(height => [String(height), height === 0 ? 'editor-choice-none' : null] as const),
      },
      choice('data-horizontal-position', 'editor-setting-horizontal', horizontalPositions, across, 'center'),
      choice('data-vertical-position', 'editor-setting-vertical', verticalPositions, down, 'center'),
      {
        ...{ type: 'number', attribute: 'data-spacing-units', label: 'editor-setting-spacing', help: 'editor-setting-spacing-help' },
        ...{ least: 0, most: 9 },
      },
    ],
    start: '<figure data-block="image"></figure>',
  },
  chart: {
    ...{ name: 'editor-block-chart', description: 'editor-block-chart-help', holds: 'text' },
    settings: [
      choice('data-type', 'editor-setting-chart', chartTypes, charts, null),
      text('data-title', 'editor-setting-title', { required: true }),
      text('data-description', 'editor-setting-description'),
    ],
    start: `<div data-block="chart" data-type="bar">${numbers.replace('<caption></caption>', '')}</div>`,
  },
  tabs: {
    ...{ name: 'editor-block-tabs', description: 'editor-block-tabs-help', holds: 'items' },
    settings: [text('data-title', 'editor-setting-tabs-label')],
    items: { settings: [place], start: tab },
    start: `<div data-block="tabs">${tab.repeat(2)}</div>`,
  },
  anchor: {
    ...{ name: 'editor-block-anchor', description: 'editor-block-anchor-help', holds: 'line' },
    ...{ settings: [place], start: '<h2 data-block="anchor"></h2>' },
  },
  accordions: {
    ...{ name: 'editor-block-accordions', description: 'editor-block-accordions-help', holds: 'items' },
    settings: [flag('data-expand-all', 'editor-setting-expand-all', true)],
    items: {
      settings: [place, { type: 'flag', attribute: 'open', label: 'editor-setting-open', otherwise: false, yes: '' }],
      start: item('details', 'summary'),
    },
    start: `<div data-block="accordions">${item('details', 'summary')}</div>`,
  },
  'subject-areas': {
    ...{ name: 'editor-block-subject-areas', description: 'editor-block-subject-areas-help', holds: 'nothing' },
    ...{ settings: [title], start: '<div data-block="subject-areas"></div>' },
  },
  'recent-articles': {
    ...{ name: 'editor-block-recent-articles', description: 'editor-block-recent-articles-help', holds: 'nothing' },
    ...{ settings: [title], start: '<div data-block="recent-articles"></div>' },
  },
  statistics: {
    ...{ name: 'editor-block-statistics', description: 'editor-block-statistics-help', holds: 'text' },
    settings: [title, { type: 'date', attribute: 'data-last-updated', label: 'editor-setting-last-updated' }],
    start: '<div data-block="statistics"><dl><dt></dt><dd></dd></dl></div>',
  },
  'cookie-policy': {
    ...{ name: 'editor-block-cookie-policy', description: 'editor-block-cookie-policy-help', holds: 'nothing' },
    ...{ settings: [], start: '<div data-block="cookie-policy"></div>' },
  },
  'submit-call-to-action': {
    ...{ name: 'editor-block-submit-call-to-action', description: 'editor-block-submit-call-to-action-help', holds: 'text' },
    ...{ settings: [title], start: '<div data-block="submit-call-to-action"></div>' },
  },
  'info-rows': {
    ...{ name: 'editor-block-info-rows', description: 'editor-block-info-rows-help', holds: 'items' },
    settings: [],
    items: {
      settings: [{ type: 'picture', attribute: 'data-media-id', label: 'editor-setting-picture' }],
      start: item('section', 'h3'),
    },
    start: `<div data-block="info-rows">${item('section', 'h3').repeat(2)}</div>`,
  },
  'logo-bar': {
    ...{ name: 'editor-block-logo-bar', description: 'editor-block-logo-bar-help', holds: 'text' },
    ...{ settings: [title], start: '<div data-block="logo-bar"></div>' },
  },
  table: {
    ...{ name: 'editor-block-table', description: 'editor-block-table-help', holds: 'text' },
    settings: [{ type: 'shading', attribute: 'id', label: 'editor-setting-shaded' }],
    start: numbers.replace('<table>', '<table data-block="table">'),
  },
  'publish-your-research': {
    ...{ name: 'editor-block-publish-your-research', description: 'editor-block-publish-your-research-help', holds: 'nothing' },
    ...{ settings: [], start: '<div data-block="publish-your-research"></div>' },
  },
}

export const isBlockKind = (name: string): name is BlockKind => Object.hasOwn(blockForms, name)
export const blockKinds: readonly BlockKind[] = Object.keys(blockForms).filter(isBlockKind)
