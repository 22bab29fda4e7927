/** What a deck says, apart from how it looks. Text may hold *emphasis*. */
import type { ItemFacts } from '../lib/item.ts'

export interface Image {
  readonly alt: string
  readonly draw: (colours: Colours) => string | Promise<string>
}

export type Slide =
  | { readonly kind: 'section'; readonly title: string; readonly text?: string }
  | { readonly kind: 'points'; readonly title: string; readonly points: readonly string[]; readonly aside?: string }
  | {
      readonly kind: 'picture'
      readonly title: string
      readonly picture: Image
      readonly text: string
      readonly note?: string
      readonly wide?: boolean
    }
  | {
      readonly kind: 'stats'
      readonly title: string
      readonly stats: readonly { readonly value: string; readonly label: string }[]
      readonly text: string
    }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly header: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly widths: readonly number[]
      readonly note: string
    }
  | { readonly kind: 'compare'; readonly title: string; readonly sides: readonly [Side, Side] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly { readonly heading: string; readonly text: string }[] }
  | { readonly kind: 'statement'; readonly text: string; readonly source: string }
  | { readonly kind: 'end'; readonly title: string; readonly points: readonly string[] }

export interface Side {
  readonly heading: string
  readonly points: readonly string[]
}

export interface Colours {
  readonly paper: string
  readonly ink: string
  readonly accent: string
  readonly second: string
  readonly soft: string
  readonly muted: string
  /** The accent where it is the colour of text, if the accent itself is too light for that. */
  readonly text?: string
  /** Text on the accent colour. */
  readonly onAccent: string
}

export interface Deck {
  readonly facts: ItemFacts
  readonly shortTitle: string
  readonly theme: Theme
  readonly colours: Colours
  /** An image for the title slide, drawn to fill the box it is given. */
  readonly art: (colours: Colours, width: number, height: number) => string
  readonly slides: readonly Slide[]
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface TextBox extends Area {
  readonly kind: 'text'
  readonly tag: 'h1' | 'h2' | 'p' | 'ul' | 'ol'
  readonly lines: readonly string[]
  readonly size: number
  readonly colour: string
  readonly serif?: boolean
  readonly bold?: boolean
  readonly align?: 'left' | 'center' | 'right'
  readonly valign?: 'top' | 'middle' | 'bottom'
  readonly leading?: number
  readonly gap?: number
}
export interface RectBox extends Area {
  readonly kind: 'rect'
  readonly fill: string
}
export interface ImageBox extends Area {
  readonly kind: 'image'
  readonly svg: string
  readonly alt: string
  readonly fill?: boolean
}
export interface TableBox extends Area {
  readonly kind: 'table'
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly widths: readonly number[]
  readonly size: number
  readonly colours: Colours
}
export type Box = TextBox | RectBox | ImageBox | TableBox

/** A slide laid out: its ground and its boxes, in inches on 13.333 by 7.5. */
export interface Page {
  readonly ground: string
  readonly boxes: readonly Box[]
}

export interface Frame extends Page {
  readonly area: Area
  readonly colours: Colours
}

export interface Theme {
  readonly serifTitles: boolean
  readonly title: (deck: Deck) => Page
  readonly section: (deck: Deck, title: string, text: string, n: number) => Page
  readonly statement: (deck: Deck, text: string, source: string, n: number) => Page
  readonly frame: (deck: Deck, title: string, n: number) => Frame
  readonly end: (deck: Deck, title: string, points: readonly string[], n: number) => Page
}
